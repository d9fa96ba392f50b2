import type { Tenant } from '../../platform/database/index.ts';
import { isPublished } from './is-published.ts';

/** Ids of the previous and the next item in the collection. */
export interface Neighbors {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The visible items before and after an item. The cost does not depend on the number of items. */
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
  const findVisible = () =>
    tenant
      .selectFrom('items')
      .where('collectionId', '=', collectionId)
      .where(isPublished(now))
      .select('itemId')
      .limit(1);
  // Two queries for each side: items at the same position are ordered by descending id, so that no single index range
  // covers both.
  const samePosition = findVisible().where('position', '=', position);
  const before =
    (await samePosition.where('itemId', '>', id).orderBy('itemId').executeTakeFirst()) ??
    (await findVisible()
      .where('position', '<', position)
      .orderBy('position', 'desc')
      .orderBy('itemId')
      .executeTakeFirst());
  const after =
    (await samePosition.where('itemId', '<', id).orderBy('itemId', 'desc').executeTakeFirst()) ??
    (await findVisible()
      .where('position', '>', position)
      .orderBy('position')
      .orderBy('itemId', 'desc')
      .executeTakeFirst());
  return { previous: before?.itemId, next: after?.itemId };
}
