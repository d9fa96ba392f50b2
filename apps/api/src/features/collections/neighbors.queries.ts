import type { Tenant } from '../../platform/database/index.ts';
import { isPublished } from './is-published.ts';

/** Ids of the previous and the next item in the collection. */
export interface Neighbors {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The published items before and after one, each by one index step, however many there are. */
export async function findNeighbors(
  tenant: Tenant,
  { id, collectionId }: { readonly id: string; readonly collectionId: string },
  now: Date,
): Promise<Neighbors> {
  const { position } = await tenant
    .selectFrom('items')
    .where('item_id', '=', id)
    .select('position')
    .executeTakeFirstOrThrow();
  const one = () =>
    tenant
      .selectFrom('items')
      .where('collection_id', '=', collectionId)
      .where(isPublished(now))
      .select('item_id')
      .limit(1);
  // Two queries for each side: ties are ordered the other way, and no single index range covers both.
  const beside = one().where('position', '=', position);
  const before =
    (await beside.where('item_id', '>', id).orderBy('item_id').executeTakeFirst()) ??
    (await one()
      .where('position', '<', position)
      .orderBy('position', 'desc')
      .orderBy('item_id')
      .executeTakeFirst());
  const after =
    (await beside.where('item_id', '<', id).orderBy('item_id', 'desc').executeTakeFirst()) ??
    (await one()
      .where('position', '>', position)
      .orderBy('position')
      .orderBy('item_id', 'desc')
      .executeTakeFirst());
  return { previous: before?.item_id, next: after?.item_id };
}
