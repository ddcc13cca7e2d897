import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

/**
 * Creates a query client that fetches the first element of the key (`fetch-json.ts`) once: no retry, no refetch,
 * never stale.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [address], signal }) => fetchJson(address as string, signal),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
    },
  });
}
