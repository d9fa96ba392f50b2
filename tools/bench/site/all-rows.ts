import { expectJson, type HttpClient } from './http-client.ts';

interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** All rows of a paginated list of the owners' API. */
export async function* allRows<Row>(
  client: Pick<HttpClient, 'get'>,
  path: `/${string}`,
): AsyncGenerator<Row, void, undefined> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = expectJson(await client.get(`${path}?limit=100${query}`)) as RowPage<Row>;
    yield* page.rows;
    cursor = page.nextCursor;
  }
}
