import { defaultOverlays } from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import {
  contentHash,
  entriesOfRelease,
  pathOfPage,
  type PageEntry,
  type PartName,
  type PresentationParts,
  writePart,
} from '../presentation/public.ts';
import { freeAddresses, type MovedPage } from './free-addresses.queries.ts';
import { partTitles, type Pending } from './pending.queries.ts';
import { restorePage, type Restoring } from './restore-page.queries.ts';

/** What a release from before there were bars and popups shows of them. */
const withoutOverlays: Pending = {
  kind: 'overlays',
  id: 'overlays',
  title: partTitles.overlays,
  address: null,
  change: 'changed',
  content: {
    hash: contentHash(defaultOverlays),
    value: defaultOverlays,
    path: null,
    collectionId: null,
    access: 'open',
    isHidden: false,
  },
};

/** The entries in which a release differs from what is live now, as a publish would write them. */
export async function toRestore(
  trx: TenantTransaction,
  websiteId: string,
  number: number,
): Promise<Pending[]> {
  const wanted = await entriesOfRelease(trx, websiteId, number).execute();
  const live = await trx
    .selectFrom('live_entries')
    .where('website_id', '=', websiteId)
    .select(['entry_kind', 'entry_id', 'hash', 'title', 'path'])
    .execute();
  const liveHash = new Map(live.map((row) => [`${row.entry_kind}:${row.entry_id}`, row.hash]));
  const wantedKeys = new Set(wanted.map((row) => `${row.entry_kind}:${row.entry_id}`));

  const changed = wanted.filter(
    (row) => liveHash.get(`${row.entry_kind}:${row.entry_id}`) !== row.hash,
  );
  const back = changed.map((row): Pending => {
    const page = row.entry_kind === 'page' ? (row.value as PageEntry) : null;
    return {
      kind: row.entry_kind,
      id: row.entry_id,
      title: page?.title ?? (row.entry_kind === 'page' ? '' : partTitles[row.entry_kind]),
      address: page === null ? null : `/${pathOfPage(page)}`,
      change: 'changed',
      content: {
        hash: row.hash!,
        value: row.value,
        path: page === null ? null : pathOfPage(page),
        collectionId: page?.collectionId ?? null,
        access: page?.access ?? 'open',
        isHidden: page?.isHidden ?? false,
      },
    };
  });
  const gone = live
    .filter(
      (row) => row.entry_kind === 'page' && !wantedKeys.has(`${row.entry_kind}:${row.entry_id}`),
    )
    .map((row): Pending => ({
      kind: 'page',
      id: row.entry_id,
      title: row.title,
      address: row.path === null ? null : `/${row.path}`,
      change: 'deleted',
      content: null,
    }));
  const { kind, id, content } = withoutOverlays;
  const shown = liveHash.get(`${kind}:${id}`) ?? content?.hash;
  const isBare = !wantedKeys.has(`${kind}:${id}`) && shown !== content?.hash;
  return [...back, ...(isBare ? [withoutOverlays] : []), ...gone];
}

/** Makes the restored entries the draft too, so that the editor shows what visitors see. */
export async function restoreDraft(
  trx: TenantTransaction,
  restoring: Restoring,
  entries: readonly Pending[],
): Promise<MovedPage[]> {
  const { websiteId, now } = restoring;
  const pageIds = entries.filter((entry) => entry.kind === 'page').map((entry) => entry.id);
  const pages = entries.flatMap(({ kind, content }) =>
    kind === 'page' && content !== null ? [content.value as PageEntry] : [],
  );
  if (pageIds.length > 0) {
    // All leave first: addresses and the homepage are unique among pages that are not deleted.
    await trx
      .updateTable('pages')
      .set({ deleted_at: now, is_homepage: false, updated_at: now })
      .where('website_id', '=', websiteId)
      .where('page_id', 'in', pageIds)
      .execute();
  }
  const moved = pages.length === 0 ? [] : await freeAddresses(trx, websiteId, pages, now);
  for (const page of pages) await restorePage(trx, restoring, page);
  for (const { kind, content } of entries) {
    if (kind === 'page' || content === null) continue;
    await writePart(trx, websiteId, kind, content.value as PresentationParts[PartName], now);
  }
  return moved;
}
