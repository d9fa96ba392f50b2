import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import { useCallback } from 'react';
import type { Sent } from './call.ts';
import { readOptions } from './read.ts';
import { useServices } from '../app/services.ts';
import { toastProblem } from './toast-problem.tsx';

/** Fetches the latest version for a form with a save conflict; undefined with a toast if that fails. */
export function useFetchLatest(): <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
) => Promise<EndpointResponse<E> | undefined> {
  const { call } = useServices();
  const client = useQueryClient();
  return useCallback(
    async (endpoint, sent) => {
      try {
        return await client.fetchQuery({ ...readOptions(call, endpoint, sent), staleTime: 0 });
      } catch (error) {
        toastProblem(error as Error);
        return undefined;
      }
    },
    [call, client],
  );
}
