import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import type * as z from 'zod';
import { dataOf, type Call, type Sent } from './call.ts';
import { keepWhileFiltering, readKey } from './read.ts';
import { useServices } from '../app/services.ts';

interface Page<Row = { readonly id: string }> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
}
type ListEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Page>>;

export type RowOf<E> =
  EndpointResponse<E> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** The maximum page size. */
const pageSize = 100;

async function readPage<E extends ListEndpoint>(
  call: Call,
  endpoint: E,
  sent: Sent<E>,
  options: { readonly cursor: string | undefined; readonly signal: AbortSignal },
): Promise<Page<RowOf<E>>> {
  const { cursor, signal } = options;
  const { query } = sent as { readonly query?: object };
  const pageQuery = { limit: pageSize, ...query, ...(cursor === undefined ? {} : { cursor }) };
  const page = dataOf(await call(endpoint, { ...sent, query: pageQuery, signal } as Sent<E>));
  return page as unknown as Page<RowOf<E>>;
}

/** Rows that moved to the next page between two calls arrive twice. */
const withoutDuplicates = <Row>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [(row as { readonly id: string }).id, row])).values(),
];

/** The loaded pages of a list. Scrolling loads more. */
export interface ListRead<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  /** The failure of the last requested page. */
  readonly moreError: Error | null;
  /** Resolves to whether there are more rows. Never rejects. */
  readonly readMore: () => Promise<boolean>;
}

/** Reads the first page of a list, and further ones on request. */
export function useList<E extends ListEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): ListRead<RowOf<E>> {
  const { call } = useServices();
  const query = useInfiniteQuery({
    queryKey: [...readKey(endpoint, sent), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      readPage(call, endpoint, sent, { cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled,
    placeholderData: keepWhileFiltering(sent),
  });
  const pages = query.data?.pages;
  const last = pages?.at(-1);
  return {
    data:
      pages === undefined || last === undefined
        ? undefined
        : { rows: withoutDuplicates(pages.flatMap(({ rows }) => rows)), total: last.total },
    error: query.error,
    refetch: query.refetch,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    readMore: async () => (await query.fetchNextPage()).hasNextPage,
  };
}

/** Reads a complete list, for a control that needs all of its options. */
export function useCompleteList<E extends ListEndpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: { readonly enabled?: boolean } = {},
) {
  const { call } = useServices();
  return useQuery({
    queryKey: [...readKey(endpoint, sent), 'whole'],
    queryFn: async ({ signal }) => {
      const rows: RowOf<E>[] = [];
      let cursor: string | undefined;
      do {
        const page = await readPage(call, endpoint, sent, { cursor, signal });
        rows.push(...page.rows);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return { rows: withoutDuplicates(rows) };
    },
    ...options,
    placeholderData: keepWhileFiltering(sent),
  });
}
