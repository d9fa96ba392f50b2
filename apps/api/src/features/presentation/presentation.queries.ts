import { usableDocument } from '@sitewright/page-model';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { usableHeaderFooter } from './header-footer.ts';
import { usableOverlays } from './overlays.ts';
import {
  pathOfPage,
  type PageEntry,
  type PartName,
  type PresentationParts,
  type StoredCode,
} from './page-entry.ts';

/** Which presentation to read: the live one, the draft, or an earlier release. */
export type PresentationSource =
  | { readonly kind: 'live' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'release'; readonly number: number };

/** The properties of a page that links need. */
export interface PageLocation {
  readonly pageId: string;
  readonly path: string;
  readonly title: string;
  readonly collectionId: string | null;
  readonly access: PageEntry['access'];
  /** In the `_hidden` navigation: reachable by its URL and not listed (NAV-01). */
  readonly isHidden: boolean;
}

/** Release n: for each entry the newest row up to n, except deleted ones. */
export const entriesOfRelease = (tenant: Tenant, number: number) =>
  tenant
    .selectFrom((outer) =>
      outer
        .selectFrom('releaseEntries')
        .distinctOn(['entryKind', 'entryId'])
        .where('websiteId', '=', tenant.websiteId)
        .where('number', '<=', number)
        .orderBy('entryKind')
        .orderBy('entryId')
        .orderBy('number', 'desc')
        .select(['websiteId', 'entryKind', 'entryId', 'hash'])
        .as('entry'),
    )
    .innerJoin('contents', (join) =>
      join
        .onRef('contents.websiteId', '=', 'entry.websiteId')
        .onRef('contents.hash', '=', 'entry.hash'),
    )
    .select(['entry.entryKind', 'entry.entryId', 'entry.hash', 'contents.value']);

/** The live presentation of a website. */
export const liveEntries = (tenant: Tenant) =>
  tenant
    .selectFrom('liveEntries')
    .innerJoin('contents', (join) =>
      join
        .onRef('contents.websiteId', '=', 'liveEntries.websiteId')
        .onRef('contents.hash', '=', 'liveEntries.hash'),
    );

/** The pages with these ids that are live, by id. */
export async function findLivePages(
  tenant: Tenant,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PageEntry>> {
  if (pageIds.length === 0) return new Map();
  const rows = await liveEntries(tenant)
    .where('liveEntries.entryKind', '=', 'page')
    .where('liveEntries.entryId', 'in', [...pageIds])
    .select(['liveEntries.entryId', 'contents.value'])
    .execute();
  return new Map(rows.map(({ entryId: id, value }) => [id, publishedEntry(value)]));
}

export async function readParts(
  tenant: Tenant,
  source: PresentationSource,
): Promise<PresentationParts | null> {
  const rows =
    source.kind === 'draft'
      ? await tenant.selectFrom('presentationParts').select(['part', 'value']).execute()
      : source.kind === 'live'
        ? await liveEntries(tenant)
            .where('liveEntries.entryKind', '<>', 'page')
            .select(['liveEntries.entryKind as part', 'contents.value'])
            .execute()
        : await entriesOfRelease(tenant, source.number)
            .where('entry.entryKind', '<>', 'page')
            .select('entry.entryKind as part')
            .execute();
  const parts = Object.fromEntries(
    rows.map(({ part, value }) => [part as PartName, value]),
  ) as Partial<Record<PartName, unknown>> & Partial<Omit<PresentationParts, 'overlays'>>;
  const { styles, navigation, headerFooter } = parts;
  return styles === undefined || navigation === undefined || headerFooter === undefined
    ? null
    : {
        styles,
        navigation,
        headerFooter: usableHeaderFooter(headerFooter),
        overlays: usableOverlays(parts.overlays),
      };
}

const draftColumns = [
  'pageId',
  'kind',
  'collectionId',
  'title',
  'urlId',
  'access',
  'passwordHash',
  'isHomepage',
  'isHidden',
  'seo',
  'document',
  'code',
  'revision',
] as const;

type DraftRow = {
  pageId: string;
  kind: string;
  collectionId: string | null;
  title: string;
  urlId: string;
  access: string;
  passwordHash: string | null;
  isHomepage: boolean;
  isHidden: boolean;
  seo: unknown;
  document: unknown;
  code: unknown;
};

/** A published entry of any version of the product: an older one is migrated, a newer one shown as far as possible. */
export const publishedEntry = (value: unknown): PageEntry => {
  const entry = value as PageEntry;
  const document = usableDocument(entry.document);
  return document === entry.document ? entry : { ...entry, document };
};

/**
 * A draft row as it would be published; `findDocumentError` decides whether it may be. Unreadable content is empty
 * here.
 */
export const toPageEntry = (row: DraftRow): PageEntry => ({
  pageId: row.pageId,
  kind: row.kind as PageEntry['kind'],
  collectionId: row.collectionId,
  title: row.title,
  urlId: row.urlId,
  access: row.access as PageEntry['access'],
  passwordHash: row.passwordHash,
  isHomepage: row.isHomepage,
  isHidden: row.isHidden,
  seo: row.seo as PageEntry['seo'],
  document: usableDocument(row.document),
  ...(row.code === null ? {} : { code: row.code as StoredCode }),
});

export const draftPages = (tenant: Tenant) =>
  tenant.selectFrom('pages').where('deletedAt', 'is', null).select(draftColumns);

/** Finds a page by its id. */
export async function findPage(
  tenant: Tenant,
  source: PresentationSource,
  pageId: string,
): Promise<PageEntry | null> {
  if (source.kind === 'draft') {
    const row = await draftPages(tenant).where('pageId', '=', pageId).executeTakeFirst();
    return row === undefined ? null : toPageEntry(row);
  }
  const row = await (
    source.kind === 'release'
      ? entriesOfRelease(tenant, source.number)
          .where('entry.entryKind', '=', 'page')
          .where('entry.entryId', '=', pageId)
      : liveEntries(tenant)
          .where('liveEntries.entryKind', '=', 'page')
          .where('liveEntries.entryId', '=', pageId)
          .select('contents.value')
  ).executeTakeFirst();
  return row === undefined ? null : publishedEntry(row.value);
}

/** The paths of the given pages and collections. */
export async function findPageLocations(
  tenant: Tenant,
  source: PresentationSource,
  requested: { readonly pageIds: readonly string[]; readonly collectionIds: readonly string[] },
): Promise<readonly PageLocation[]> {
  if (requested.pageIds.length + requested.collectionIds.length === 0) return [];
  // No id is '-': it only prevents an empty list, which `in` does not allow.
  const ids = [...requested.pageIds, '-'];
  const collections = [...requested.collectionIds, '-'];
  if (source.kind === 'live') {
    const rows = await tenant
      .selectFrom('liveEntries')
      .where('entryKind', '=', 'page')
      .where((where) =>
        where.or([where('entryId', 'in', ids), where(sql`collection_id::text`, 'in', collections)]),
      )
      .select(['entryId', 'path', 'title', 'collectionId', 'access', 'isHidden'])
      .execute();
    return rows.map((row) => ({
      pageId: row.entryId,
      path: row.path ?? '',
      title: row.title,
      collectionId: row.collectionId,
      access: row.access as PageLocation['access'],
      isHidden: row.isHidden,
    }));
  }
  const rows =
    source.kind === 'draft'
      ? (
          await draftPages(tenant)
            .where((where) =>
              where.or([
                where(sql`page_id::text`, 'in', ids),
                where(sql`collection_id::text`, 'in', collections),
              ]),
            )
            .execute()
        ).map(toPageEntry)
      : (
          await entriesOfRelease(tenant, source.number)
            .where('entry.entryKind', '=', 'page')
            .execute()
        ).map(({ value }) => value as PageEntry);
  return rows.map((page) => ({
    pageId: page.pageId,
    path: pathOfPage(page),
    title: page.title,
    collectionId: page.collectionId,
    access: page.access,
    isHidden: page.isHidden,
  }));
}
