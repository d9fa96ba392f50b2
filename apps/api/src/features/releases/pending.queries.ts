import { defaultOverlays, type PendingChange } from '@sitewright/contracts/entities';
import { findDocumentError, type EditError } from '@sitewright/page-model';
import type { Tenant } from '../../platform/database/index.ts';
import {
  contentHash,
  draftPages,
  findPartError,
  partTitles,
  pathOfPage,
  toPageEntry,
  type PageEntry,
  type PartName,
} from '../presentation/public.ts';

/** A draft entry that differs from the live entry. */
export interface Pending {
  readonly kind: 'page' | PartName;
  readonly id: string;
  readonly title: string;
  /** The path of a page; for a deleted one, its live path. */
  readonly address: string | null;
  readonly change: PendingChange['change'];
  /** For a page: the version of its row. */
  readonly revision?: number;
  /** Why its document cannot be read completely. It is not published, because visitors would see only a part of it. */
  readonly error?: EditError | undefined;
  /** Null: deleted. */
  readonly content: {
    readonly hash: string;
    readonly value: unknown;
    readonly path: string | null;
    readonly collectionId: string | null;
    readonly access: string;
    readonly isHidden: boolean;
  } | null;
}

/** The live state of a part that no release contains yet. */
const unreleased: Partial<Record<PartName, string>> = { overlays: contentHash(defaultOverlays) };

/**
 * The changes of the next publish. Unchanged pages are recognized by their row alone, so the cost depends on the
 * number of changes and not on the size of the site.
 */
export async function listPending(tenant: Tenant): Promise<Pending[]> {
  const live = await tenant
    .selectFrom('liveEntries')
    .select(['entryKind', 'entryId', 'hash', 'title'])
    .execute();
  const liveHash = new Map(live.map((row) => [`${row.entryKind}:${row.entryId}`, row.hash]));

  const parts = await tenant.selectFrom('presentationParts').select(['part', 'value']).execute();
  const pending: Pending[] = [];
  for (const { part, value } of parts) {
    const name = part;
    const hash = contentHash(value);
    const publishedHash = liveHash.get(`${name}:${name}`);
    if ((publishedHash ?? unreleased[name]) === hash) continue;
    pending.push({
      kind: name,
      id: name,
      title: partTitles[name],
      address: null,
      change: publishedHash === undefined ? 'new' : 'changed',
      error: findPartError(name, value),
      content: { hash, value, path: null, collectionId: null, access: 'open', isHidden: false },
    });
  }

  const changed = await draftPages(tenant)
    .where('publishedRevision', 'is distinct from', (where) => where.ref('revision'))
    .execute();
  for (const row of changed) {
    const page: PageEntry = toPageEntry(row);
    const hash = contentHash(page);
    const publishedHash = liveHash.get(`page:${page.pageId}`);
    if (publishedHash === hash) continue;
    pending.push({
      kind: 'page',
      id: page.pageId,
      title: page.title,
      address: `/${pathOfPage(page)}`,
      change: publishedHash === undefined ? 'new' : 'changed',
      revision: row.revision,
      error: findDocumentError(row.document),
      content: {
        hash,
        value: page,
        path: pathOfPage(page),
        collectionId: page.collectionId,
        access: page.access,
        isHidden: page.isHidden,
      },
    });
  }

  const deleted = await tenant
    .selectFrom('liveEntries')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.websiteId', '=', 'liveEntries.websiteId')
        .onRef('pages.pageId', '=', 'liveEntries.entryId'),
    )
    .where('liveEntries.entryKind', '=', 'page')
    .where('pages.deletedAt', 'is not', null)
    .select(['liveEntries.entryId', 'liveEntries.title', 'liveEntries.path'])
    .execute();
  for (const row of deleted)
    pending.push({
      kind: 'page',
      id: row.entryId,
      title: row.title,
      address: row.path === null ? null : `/${row.path}`,
      change: 'deleted',
      content: null,
    });
  return pending;
}
