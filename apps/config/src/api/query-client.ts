import { QueryClient } from '@tanstack/react-query';

/** The query cache. It does not retry, because the data layer does. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
