import { QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json.ts';

/**
 * A client whose queries fetch the key's first element (`fetch-json.ts`) once: no retry, no refetch on focus or by time,
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
