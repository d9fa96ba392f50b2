import type {
  AccessKind,
  PageDocument,
  PageKind,
  PageSettings,
  Seo,
} from '@sitewright/contracts/entities';
import { emptyDocument, emptySeo } from './empty-page.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import {
  contentHash,
  draftPages,
  revisionOf,
  toPageEntry,
  type StoredCode,
} from '../presentation/public.ts';
import { claimPagePaths } from '../url-paths/public.ts';

export interface NewPageRow {
  readonly pageId: string;
  readonly title: string;
  readonly urlId: string;
  readonly kind?: PageKind;
  readonly collectionId?: string | null;
  readonly isHomepage?: boolean;
  readonly isHidden?: boolean;
  readonly access?: AccessKind;
  readonly passwordHash?: string | null;
  readonly seo?: Seo;
  readonly document?: PageDocument;
  readonly code?: StoredCode;
}

/** Adds a page whose path is free. */
export async function insertPage(tenant: Tenant, page: NewPageRow): Promise<void> {
  await insertPageRow(tenant, page);
  const holder = await claimPagePaths(tenant, [page.pageId]);
  if (holder !== null) throw new Error(`The path of a new page is taken: /${holder.path}.`);
}

/** Adds a page; the caller claims its paths. */
export async function insertPageRow(tenant: Tenant, page: NewPageRow): Promise<void> {
  await tenant
    .insertInto('pages')
    .values({
      page_id: page.pageId,
      kind: page.kind ?? 'page',
      collection_id: page.collectionId ?? null,
      title: page.title,
      url_id: page.urlId,
      access: page.access ?? 'open',
      password_hash: page.passwordHash ?? null,
      is_homepage: page.isHomepage === true,
      is_hidden: page.isHidden === true,
      seo: JSON.stringify(page.seo ?? emptySeo),
      document: JSON.stringify(page.document ?? emptyDocument),
      code: page.code === undefined ? null : JSON.stringify(page.code),
    })
    .execute();
}

const pagesOf = (tenant: Tenant) => draftPages(tenant).select(['published_hash', 'updated_at']);

type PageRow = Awaited<ReturnType<ReturnType<typeof pagesOf>['executeTakeFirstOrThrow']>>;

/** Settings of a page with their revision. */
export type RevisedSettings = PageSettings & { readonly revision: string };

/** The settings that are written together; the homepage and the document are written separately. */
const writtenAtOnce = ({ title, url_id, access, is_hidden, seo }: PageRow) => ({
  title,
  url_id,
  access,
  is_hidden,
  seo,
});

function toSettings(row: PageRow): RevisedSettings {
  return {
    revision: revisionOf(writtenAtOnce(row)),
    id: row.page_id,
    kind: row.kind,
    collectionId: row.collection_id,
    title: row.title,
    urlId: row.url_id,
    access: row.access,
    isHomepage: row.is_homepage,
    isHidden: row.is_hidden,
    changed:
      row.published_hash === null
        ? 'new'
        : row.published_hash === contentHash(toPageEntry(row))
          ? 'none'
          : 'changed',
    updatedAt: row.updated_at.toISOString(),
    seo: row.seo as Seo,
    hasPassword: row.password_hash !== null,
  };
}

export async function listPageSettings(
  tenant: Tenant,
  offset: number,
  limit: number,
): Promise<PageSettings[]> {
  const rows = await pagesOf(tenant)
    .orderBy('is_homepage', 'desc')
    .orderBy('title')
    .orderBy('page_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(toSettings);
}

export const countPages = (tenant: Tenant): Promise<number> => countRows(pagesOf(tenant));

/** The settings of one page; `lock` makes other writers of it wait. */
export async function findPageSettings(
  tenant: Tenant,
  pageId: string,
  lock = false,
): Promise<RevisedSettings | null> {
  const query = pagesOf(tenant).where('page_id', '=', pageId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toSettings(row);
}

export interface PageRowChange {
  readonly title?: string;
  readonly urlId?: string;
  readonly access?: AccessKind;
  readonly passwordHash?: string | null;
  readonly isHidden?: boolean;
  readonly seo?: Seo;
}

export async function updatePage(
  tenant: Tenant,
  pageId: string,
  change: PageRowChange,
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('pages')
    .set((set) => ({
      updated_at: now,
      revision: set('revision', '+', 1),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.urlId === undefined ? {} : { url_id: change.urlId }),
      ...(change.access === undefined ? {} : { access: change.access }),
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
      ...(change.isHidden === undefined ? {} : { is_hidden: change.isHidden }),
      ...(change.seo === undefined ? {} : { seo: JSON.stringify(change.seo) }),
    }))
    .where('page_id', '=', pageId)
    .execute();
}

/** There is one homepage: the previous one loses its role, and its id is returned. */
export async function makeHomepage(tenant: Tenant, pageId: string, now: Date): Promise<string[]> {
  const left = await tenant
    .updateTable('pages')
    .set((set) => ({ is_homepage: false, updated_at: now, revision: set('revision', '+', 1) }))
    .where('is_homepage', '=', true)
    .returning('page_id')
    .execute();
  await tenant
    .updateTable('pages')
    .set((set) => ({ is_homepage: true, updated_at: now, revision: set('revision', '+', 1) }))
    .where('page_id', '=', pageId)
    .execute();
  return left.map((row) => row.page_id);
}

export async function markPageDeleted(tenant: Tenant, pageId: string, now: Date): Promise<void> {
  await tenant
    .updateTable('pages')
    .set({ deleted_at: now })
    .where('page_id', '=', pageId)
    .execute();
}
