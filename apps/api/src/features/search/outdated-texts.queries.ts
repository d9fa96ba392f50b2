import type { RichText } from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { presentMaking, type ReleasedEntry } from './search-texts.queries.ts';

/** Texts whose words were made in an earlier way; locked, so that nobody makes them twice. */
export async function outdatedTexts(
  trx: TenantTransaction,
  websiteId: string,
  limit: number,
): Promise<{ readonly kind: 'page' | 'item'; readonly id: string }[]> {
  const rows = await trx
    .selectFrom('search_texts')
    .where('website_id', '=', websiteId)
    .where('made_by', '<', presentMaking)
    .orderBy('owner_id')
    .limit(limit)
    .select(['owner_kind', 'owner_id'])
    .forUpdate()
    .execute();
  return rows.map((row) => ({ kind: row.owner_kind, id: row.owner_id }));
}

/** Pages as they are live; one that is no longer live counts as deleted. */
export async function pagesOf(
  trx: TenantTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReleasedEntry[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('live_entries')
    .innerJoin('contents', (join) =>
      join
        .onRef('contents.website_id', '=', 'live_entries.website_id')
        .onRef('contents.hash', '=', 'live_entries.hash'),
    )
    .where('live_entries.website_id', '=', websiteId)
    .where('live_entries.entry_kind', '=', 'page')
    .where('live_entries.entry_id', 'in', [...ids])
    .select(['live_entries.entry_id', 'live_entries.access', 'contents.value'])
    .execute();
  const live = new Map(rows.map((row) => [row.entry_id, row]));
  return ids.map((id) => {
    const row = live.get(id);
    const content = row === undefined ? null : { access: row.access, value: row.value };
    return { kind: 'page', id, content };
  });
}

/** The parts of items that visitors read. */
export async function itemsOf(trx: TenantTransaction, websiteId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('items')
    .where('website_id', '=', websiteId)
    .where('item_id', 'in', [...ids])
    .select(['item_id', 'title', 'excerpt', 'body', 'tags', 'categories'])
    .execute();
  return rows.map(({ item_id: id, body, ...item }) => ({
    ...item,
    id,
    body: body as RichText | null,
  }));
}

/** Removes what nothing could be made of anew: texts of items that are gone. */
export async function forgetOutdated(
  trx: TenantTransaction,
  websiteId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await trx
    .deleteFrom('search_texts')
    .where('website_id', '=', websiteId)
    .where('owner_kind', '=', 'item')
    .where('owner_id', 'in', [...itemIds])
    .where('made_by', '<', presentMaking)
    .execute();
}
