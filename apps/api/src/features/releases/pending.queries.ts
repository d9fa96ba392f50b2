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

/** A draft entry that differs from the live one. */
export interface Pending {
  readonly kind: 'page' | PartName;
  readonly id: string;
  readonly title: string;
  /** The path of a page; for a deleted one, its live path. */
  readonly address: string | null;
  readonly change: PendingChange['change'];
  /** For a page: the version of its row. */
  readonly revision?: number;
  /** Why its document cannot be read completely: visitors would see less than there is, so it is not published. */
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
 * changes and not on the site.
 */
export async function listPending(tenant: Tenant): Promise<Pending[]> {
  const live = await tenant
    .selectFrom('live_entries')
    .select(['entry_kind', 'entry_id', 'hash', 'title'])
    .execute();
  const liveHash = new Map(live.map((row) => [`${row.entry_kind}:${row.entry_id}`, row.hash]));

  const parts = await tenant.selectFrom('presentation_parts').select(['part', 'value']).execute();
  const pending: Pending[] = [];
  for (const { part, value } of parts) {
    const name = part;
    const hash = contentHash(value);
    const before = liveHash.get(`${name}:${name}`);
    if ((before ?? unreleased[name]) === hash) continue;
    pending.push({
      kind: name,
      id: name,
      title: partTitles[name],
      address: null,
      change: before === undefined ? 'new' : 'changed',
      error: findPartError(name, value),
      content: { hash, value, path: null, collectionId: null, access: 'open', isHidden: false },
    });
  }

  const changed = await draftPages(tenant)
    .where('published_revision', 'is distinct from', (where) => where.ref('revision'))
    .execute();
  for (const row of changed) {
    const page: PageEntry = toPageEntry(row);
    const hash = contentHash(page);
    const before = liveHash.get(`page:${page.pageId}`);
    if (before === hash) continue;
    pending.push({
      kind: 'page',
      id: page.pageId,
      title: page.title,
      address: `/${pathOfPage(page)}`,
      change: before === undefined ? 'new' : 'changed',
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
    .selectFrom('live_entries')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.website_id', '=', 'live_entries.website_id')
        .onRef('pages.page_id', '=', 'live_entries.entry_id'),
    )
    .where('live_entries.entry_kind', '=', 'page')
    .where('pages.deleted_at', 'is not', null)
    .select(['live_entries.entry_id', 'live_entries.title', 'live_entries.path'])
    .execute();
  for (const row of deleted)
    pending.push({
      kind: 'page',
      id: row.entry_id,
      title: row.title,
      address: row.path === null ? null : `/${row.path}`,
      change: 'deleted',
      content: null,
    });
  return pending;
}
