/**
 * How islands ask for JSON: a GET with credentials. Any answer that is not a success throws, 401 included.
 *
 * @throws Error with `status: body` (or the status text, where there is no body) as its message
 */
export async function fetchJson<Json>(address: string, signal?: AbortSignal): Promise<Json> {
  const response = await fetch(address, { credentials: 'include', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json() as Promise<Json>;
}

const fetched = new Map<string, Promise<unknown>>();

/** The same, asked for once while the page lives; after a failure it is asked for again. */
export function fetchOnce<Json>(address: string): Promise<Json> {
  const json = fetched.get(address) ?? fetchJson(address);
  fetched.set(address, json);
  json.catch(() => fetched.delete(address));
  return json as Promise<Json>;
}

/** Forgets what `fetchOnce()` has: a new build has other files. */
export function forgetFetched(): void {
  fetched.clear();
}
