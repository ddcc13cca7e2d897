import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/**
 * The default query: a GET of the key's first element, with credentials, parsed as JSON. Any answer that is not a
 * success throws, 401 included, with `status: body` (or the status text, where there is no body) as its message.
 */
const defaultQuery: QueryFunction = async ({ queryKey: [address], signal }) => {
  const response = await fetch(address as string, { credentials: 'include', signal });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
};

/** A client whose queries are asked once: no retry, no refetch on focus or by time, never stale. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultQuery,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
    },
  });
}
