import type { RichText } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { findLivePages } from '../presentation/public.ts';
import { textFormatVersion, type ReleasedEntry } from './search-texts.queries.ts';

/** Texts in an older format; locked, so that no other server converts them at the same time. */
export async function outdatedTexts(
  tenant: Tenant,
  limit: number,
): Promise<{ readonly kind: 'page' | 'item'; readonly id: string }[]> {
  const rows = await tenant
    .selectFrom('searchTexts')
    .where('madeBy', '<', textFormatVersion)
    .orderBy('ownerId')
    .limit(limit)
    .select(['ownerKind', 'ownerId'])
    .forUpdate()
    .execute();
  return rows.map((row) => ({ kind: row.ownerKind, id: row.ownerId }));
}

/** Live pages; a page that is no longer live counts as deleted. */
export async function pagesOf(tenant: Tenant, ids: readonly string[]): Promise<ReleasedEntry[]> {
  const live = await findLivePages(tenant, ids);
  return ids.map((id) => {
    const page = live.get(id);
    const content = page === undefined ? null : { access: page.access, value: page };
    return { kind: 'page', id, content };
  });
}

/** The parts of items that visitors can read. */
export async function itemsOf(tenant: Tenant, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tenant
    .selectFrom('items')
    .where('itemId', 'in', [...ids])
    .select(['itemId', 'title', 'excerpt', 'body', 'tags', 'categories'])
    .execute();
  return rows.map(({ itemId: id, body, ...item }) => ({
    ...item,
    id,
    body: body as RichText | null,
  }));
}

/** Deletes the texts of items that no longer exist. */
export async function deleteOutdatedTexts(
  tenant: Tenant,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await tenant
    .deleteFrom('searchTexts')
    .where('ownerKind', '=', 'item')
    .where('ownerId', 'in', [...itemIds])
    .where('madeBy', '<', textFormatVersion)
    .execute();
}
