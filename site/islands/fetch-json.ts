/**
 * Fetches JSON with credentials. Any response that is not successful throws, including 401.
 *
 * @throws Error with `status: body` (or the status text, where there is no body) as its message
 */
export async function fetchJson<Json>(address: string, signal?: AbortSignal): Promise<Json> {
  const response = await fetch(address, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json() as Promise<Json>;
}

const fetched = new Map<string, Promise<unknown>>();

/** The same, cached for the life of the page; failures are not cached. */
export function fetchOnce<Json>(address: string): Promise<Json> {
  const json = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, json);
  json.catch(() => fetched.delete(address));
  return json as Promise<Json>;
}

/** Clears the cache of `fetchOnce()`, for when a new build replaced the files. */
export function forgetFetched(): void {
  fetched.clear();
}
