import {
  emptySeo,
  type AccessKind,
  type PageDocument,
  type PageKind,
  type PageSettings,
  type Seo,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { emptyDocument } from './empty-page.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import {
  contentHash,
  draftPages,
  revisionOf,
  toPageEntry,
  type StoredCode,
} from '../presentation/public.ts';
import { collectionViewOf } from '../collections/public.ts';
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
      pageId: page.pageId,
      kind: page.kind ?? 'page',
      collectionId: page.collectionId ?? null,
      title: page.title,
      urlId: page.urlId,
      access: page.access ?? 'open',
      passwordHash: page.passwordHash ?? null,
      isHomepage: page.isHomepage === true,
      isHidden: page.isHidden === true,
      seo: JSON.stringify(page.seo ?? emptySeo),
      document: JSON.stringify(page.document ?? emptyDocument),
      code: page.code === undefined ? null : JSON.stringify(page.code),
    })
    .execute();
}

const pagesOf = (tenant: Tenant) =>
  draftPages(tenant)
    .select(['publishedHash', 'updatedAt', 'documentVersion'])
    .select((select) =>
      select
        .selectFrom('collections')
        .whereRef('collections.websiteId', '=', 'pages.websiteId')
        .whereRef('collections.collectionId', '=', 'pages.collectionId')
        .select((collection) =>
          jsonBuildObject({
            type: collection.ref('collections.collectionType'),
            view: sql<string | null>`${collection.ref('collections.settings')}->>'view'`,
          }).as('collection'),
        )
        .as('collection'),
    );

type PageRow = Awaited<ReturnType<ReturnType<typeof pagesOf>['executeTakeFirstOrThrow']>>;

/** Settings of a page with their revision. */
export type RevisedSettings = PageSettings & { readonly revision: string };

/** The settings that share a revision; the homepage and the document are not part of it. */
const editableSettings = ({ title, urlId, access, isHidden, seo, collection }: PageRow) => ({
  title,
  urlId,
  access,
  isHidden,
  seo,
  collectionView: collection === null ? null : collectionViewOf(collection.type, collection.view),
});

function toSettings(row: PageRow): RevisedSettings {
  const settings = editableSettings(row);
  return {
    revision: revisionOf(settings),
    id: row.pageId,
    kind: row.kind,
    collectionId: row.collectionId,
    title: row.title,
    urlId: row.urlId,
    access: row.access,
    isHomepage: row.isHomepage,
    isHidden: row.isHidden,
    changed:
      row.publishedHash === null
        ? 'new'
        : row.publishedHash === contentHash(toPageEntry(row))
          ? 'none'
          : 'changed',
    updatedAt: row.updatedAt.toISOString(),
    isEdited: row.documentVersion > 0,
    seo: row.seo as Seo,
    hasPassword: row.passwordHash !== null,
    collectionType: row.collection?.type ?? null,
    collectionView: settings.collectionView,
  };
}

export async function listPageSettings(
  tenant: Tenant,
  offset: number,
  limit: number,
): Promise<PageSettings[]> {
  const rows = await pagesOf(tenant)
    .orderBy('isHomepage', 'desc')
    .orderBy('title')
    .orderBy('pageId')
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
  const query = pagesOf(tenant).where('pageId', '=', pageId);
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
      updatedAt: now,
      revision: set('revision', '+', 1),
      ...(change.title === undefined ? {} : { title: change.title }),
      ...(change.urlId === undefined ? {} : { urlId: change.urlId }),
      ...(change.access === undefined ? {} : { access: change.access }),
      ...(change.passwordHash === undefined ? {} : { passwordHash: change.passwordHash }),
      ...(change.isHidden === undefined ? {} : { isHidden: change.isHidden }),
      ...(change.seo === undefined ? {} : { seo: JSON.stringify(change.seo) }),
    }))
    .where('pageId', '=', pageId)
    .execute();
}

/** Makes a page the only homepage. Returns the id of the previous homepage, if there was one. */
export async function makeHomepage(tenant: Tenant, pageId: string, now: Date): Promise<string[]> {
  const previous = await tenant
    .updateTable('pages')
    .set((set) => ({ isHomepage: false, updatedAt: now, revision: set('revision', '+', 1) }))
    .where('isHomepage', '=', true)
    .returning('pageId')
    .execute();
  await tenant
    .updateTable('pages')
    .set((set) => ({ isHomepage: true, updatedAt: now, revision: set('revision', '+', 1) }))
    .where('pageId', '=', pageId)
    .execute();
  return previous.map((row) => row.pageId);
}

export async function markPageDeleted(tenant: Tenant, pageId: string, now: Date): Promise<void> {
  await tenant.updateTable('pages').set({ deletedAt: now }).where('pageId', '=', pageId).execute();
}
