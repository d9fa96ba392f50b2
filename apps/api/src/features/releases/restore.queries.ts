import { defaultOverlays } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { findDocumentError, openDocument } from '@sitewright/page-model';
import type { Tenant } from '../../platform/database/index.ts';
import {
  contentHash,
  entriesOfRelease,
  findPartError,
  partTitles,
  pathOfPage,
  type PageEntry,
  type PartName,
  type PresentationParts,
  writePart,
} from '../presentation/public.ts';
import { claimPagePaths } from '../url-paths/public.ts';
import { freeSlugs, type MovedPage } from './free-slugs.queries.ts';
import { toPathError } from './to-path-error.ts';
import type { Pending } from './pending.queries.ts';
import { restorePage, type Restoring } from './restore-page.queries.ts';

/** The default bars and popup, for releases that were created before bars and popup existed. */
const defaultOverlaysEntry: Pending = {
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

const releasedPart = (kind: PartName, hash: string, value: unknown): Pending => ({
  kind,
  id: kind,
  title: partTitles[kind],
  address: null,
  change: 'changed',
  error: findPartError(kind, value),
  content: { hash, value, path: null, collectionId: null, access: 'open', isHidden: false },
});

/** A page of the release. It becomes the draft too, repaired, so that the owner can edit what visitors see. */
function releasedPage(id: string, hash: string, released: PageEntry): Pending {
  const opened = openDocument(released.document);
  const isRepaired = opened.ok && opened.document !== released.document;
  const page = isRepaired ? { ...released, document: opened.document } : released;
  return {
    kind: 'page',
    id,
    title: page.title,
    address: `/${pathOfPage(page)}`,
    change: 'changed',
    error: findDocumentError(released.document) ?? (opened.ok ? undefined : opened.error),
    content: {
      hash: isRepaired ? contentHash(page) : hash,
      value: page,
      path: pathOfPage(page),
      collectionId: page.collectionId,
      access: page.access,
      isHidden: page.isHidden,
    },
  };
}

/** The entries that differ between a release and the live one, as a publish would write them. */
export async function listEntriesToRestore(tenant: Tenant, number: number): Promise<Pending[]> {
  const released = await entriesOfRelease(tenant, number).execute();
  const live = await tenant
    .selectFrom('liveEntries')
    .select(['entryKind', 'entryId', 'hash', 'title', 'path'])
    .execute();
  const liveHash = new Map(live.map((row) => [`${row.entryKind}:${row.entryId}`, row.hash]));
  const releasedKeys = new Set(released.map((row) => `${row.entryKind}:${row.entryId}`));

  const changed = released.filter(
    (row) => liveHash.get(`${row.entryKind}:${row.entryId}`) !== row.hash,
  );
  const restored = changed
    .map(({ entryKind: kind, entryId: id, hash, value }) =>
      kind === 'page'
        ? releasedPage(id, hash!, value as PageEntry)
        : releasedPart(kind, hash!, value),
    )
    // Repairs of an earlier restore are already live.
    .filter(({ kind, id, content }) => liveHash.get(`${kind}:${id}`) !== content?.hash);
  const removed = live
    .filter(
      (row) => row.entryKind === 'page' && !releasedKeys.has(`${row.entryKind}:${row.entryId}`),
    )
    .map((row): Pending => ({
      kind: 'page',
      id: row.entryId,
      title: row.title,
      address: row.path === null ? null : `/${row.path}`,
      change: 'deleted',
      content: null,
    }));
  const { kind, id, content } = defaultOverlaysEntry;
  const liveOverlaysHash = liveHash.get(`${kind}:${id}`) ?? content?.hash;
  const needsDefaultOverlays =
    !releasedKeys.has(`${kind}:${id}`) && liveOverlaysHash !== content?.hash;
  return [...restored, ...(needsDefaultOverlays ? [defaultOverlaysEntry] : []), ...removed];
}

/** Restores the entries in the draft too, so that the editor shows what visitors see. */
export async function restoreDraft(
  tenant: Tenant,
  restoring: Restoring,
  entries: readonly Pending[],
): Promise<MovedPage[] | ErrorResult> {
  const { now } = restoring;
  const pageIds = entries.filter((entry) => entry.kind === 'page').map((entry) => entry.id);
  const pages = entries.flatMap(({ kind, content }) =>
    kind === 'page' && content !== null ? [content.value as PageEntry] : [],
  );
  if (pageIds.length > 0) {
    // All of them give up their paths first: slugs and the homepage are unique among pages that are not deleted.
    await tenant
      .updateTable('pages')
      .set({ deletedAt: now, isHomepage: false, updatedAt: now })
      .where('pageId', 'in', pageIds)
      .execute();
  }
  const freed = await freeSlugs(tenant, { pages, pageIds, now });
  for (const page of pages) await restorePage(tenant, restoring, page);
  // An item does not move: visitors know its path.
  const holder = await claimPagePaths(tenant, [...pageIds, ...freed.pageIds]);
  if (holder !== null) return toPathError(holder);
  for (const { kind, content } of entries) {
    if (kind === 'page' || content === null) continue;
    await writePart(tenant, kind, content.value as PresentationParts[PartName], now);
  }
  return freed.moved;
}
