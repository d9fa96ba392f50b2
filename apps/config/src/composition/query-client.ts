import { QueryClient } from '@tanstack/react-query';

/** The cache of answers. The data layer has repeated what is worth repeating already. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
