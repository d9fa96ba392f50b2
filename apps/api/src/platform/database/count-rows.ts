import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query has, whatever it selects. */
export async function countRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const row = await query
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return (row as { readonly total: number }).total;
}
