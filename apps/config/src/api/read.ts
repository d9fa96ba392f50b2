import {
  notifyManager,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import { dataOf, type Call, type Sent } from './call.ts';
import { useEditorEvents } from './editor-events.ts';
import { useServices } from '../app/services.ts';

/** The query key of an endpoint. Without `sent`, it matches all of its queries. */
export const readKey = (endpoint: Endpoint, sent: object = {}): readonly unknown[] => {
  const { params, query, websiteId } = sent as {
    params?: unknown;
    query?: unknown;
    websiteId?: unknown;
  };
  const parts = { params, query, websiteId };
  return [endpoint.path, ...(params || query || websiteId ? [parts] : [])];
};

/** The query options of a read endpoint. */
export const readOptions = <E extends Endpoint>(call: Call, endpoint: E, sent: Sent<E>) =>
  queryOptions({
    queryKey: readKey(endpoint, sent),
    queryFn: async ({ signal }): Promise<EndpointResponse<E>> =>
      dataOf(await call(endpoint, { ...sent, signal })),
  });

const isSameParams = (a: object, b: object | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * The previous response stays visible while another filter of the same resource loads, but not for another resource.
 */
export const keepWhileFiltering =
  ({ params }: { readonly params?: unknown }) =>
  <Data>(
    previous: Data | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ) => {
    const previousSent = query?.queryKey[1] as { params?: object } | undefined;
    return isSameParams({ params }, { params: previousSent?.params }) ? previous : undefined;
  };

/** Reads an endpoint. The previous response stays visible while another page or filter of the same resource loads. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: {
    readonly enabled?: boolean;
    /** In milliseconds; with 0, the data is refetched whenever it is shown. */
    readonly staleTime?: number;
  } = {},
) {
  const { call } = useServices();
  return useQuery({
    ...readOptions(call, endpoint, sent),
    ...options,
    placeholderData: keepWhileFiltering(sent),
  });
}

/** Marks the responses of endpoints as stale in all tabs of the website, which then refetch. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => Promise<unknown> {
  const client = useQueryClient();
  const events = useEditorEvents();
  return useCallback(
    (endpoints) => {
      const paths = endpoints.map(({ path }) => path);
      if (paths.length > 0) events?.broadcast({ kind: 'changed', paths });
      return refetchPaths(client, paths);
    },
    [client, events],
  );
}

/** Refetches the shown responses of the endpoints at these paths. Resolves when the screens show them. */
export async function refetchPaths(client: QueryClient, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
  // Queries notify their screens in a later task. A form that ended its draft before would show the old values.
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
}

/** A mutation; afterward the endpoints in `refreshes` are refetched. */
export function useSend<E extends Endpoint>(endpoint: E, refreshes: readonly Endpoint[] = []) {
  const { call } = useServices();
  const refresh = useRefresh();
  return useMutation<EndpointResponse<E>, Error, Sent<E>>({
    mutationFn: async (sent) => dataOf(await call(endpoint, sent)),
    onSuccess: () => refresh(refreshes),
  });
}
