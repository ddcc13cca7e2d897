/**
 * Fetches JSON with credentials.
 *
 * @throws Error for every unsuccessful status, including 401; the message is `status: body`, or the status text if
 * there is no body
 */
export async function fetchJson<Json>(address: string, signal?: AbortSignal): Promise<Json> {
  const response = await fetch(address, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json() as Promise<Json>;
}

const fetchCache = new Map<string, Promise<unknown>>();

/** Same as `fetchJson()`, but cached for the lifetime of the page. Failures are not cached. */
export function fetchOnce<Json>(address: string): Promise<Json> {
  const json = fetchCache.get(address) ?? fetchJson(address);
  fetchCache.set(address, json);
  json.catch(() => fetchCache.delete(address));
  return json as Promise<Json>;
}

/** Clears the cache of `fetchOnce()`, for when a new build replaced the files. */
export function clearFetchCache(): void {
  fetchCache.clear();
}
