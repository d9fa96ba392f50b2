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
    .where('itemId', '=', id)
    .select('position')
    .executeTakeFirstOrThrow();
  const one = () =>
    tenant
      .selectFrom('items')
      .where('collectionId', '=', collectionId)
      .where(isPublished(now))
      .select('itemId')
      .limit(1);
  // Two queries for each side: ties are ordered the other way, and no single index range covers both.
  const beside = one().where('position', '=', position);
  const before =
    (await beside.where('itemId', '>', id).orderBy('itemId').executeTakeFirst()) ??
    (await one()
      .where('position', '<', position)
      .orderBy('position', 'desc')
      .orderBy('itemId')
      .executeTakeFirst());
  const after =
    (await beside.where('itemId', '<', id).orderBy('itemId', 'desc').executeTakeFirst()) ??
    (await one()
      .where('position', '>', position)
      .orderBy('position')
      .orderBy('itemId', 'desc')
      .executeTakeFirst());
  return { previous: before?.itemId, next: after?.itemId };
}
