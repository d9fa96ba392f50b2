import type {
  CodeView,
  DataNeed,
  MainView,
  PageFeed,
  PageView,
} from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import type { ServerSettings, Services } from '../../../platform/services.ts';
import {
  findPlaces,
  readParts,
  type PagePlace,
  type PresentationSource,
} from '../../presentation/public.ts';
import { createSiteDataCache, type SiteDataCache, type SharedSiteData } from './site-data-cache.ts';
import { assembleView, listDataNeeds } from './assemble-view.ts';
import { resolveData } from '../content/resolve-data.ts';
import { listPageIds } from './resolve-links.ts';
import type { createSiteContext } from './create-site-context.ts';
import { readWebsiteRow } from '../content/read-website-row.ts';

export interface FrameScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly source: PresentationSource;
  readonly settings: ServerSettings;
  readonly now: Date;
  /** Set for live pages: their data is read from this cache, and cached in it. */
  readonly siteCache?: SiteCache | undefined;
}

/** The cached data of a website's live pages, and the revision that it belongs to. */
export interface SiteCache {
  readonly data: SiteDataCache;
  readonly revision: SiteRevision;
}

/**
 * Opens the cache at the present revision; undefined if there is no such website. It may query the database, so call it
 * outside of transactions.
 */
export async function openSiteCache(
  { revisions, memory }: Pick<Services, 'revisions' | 'memory'>,
  websiteId: string,
): Promise<SiteCache | undefined> {
  const revision = await revisions.current(websiteId);
  return revision === null
    ? undefined
    : { revision, data: createSiteDataCache(memory, websiteId, revision) };
}

/** Opens the cache at the latest known revision, for pages that are rendered while the database is unavailable. */
export function openLatestSiteCache(
  { memory }: Pick<Services, 'memory'>,
  websiteId: string,
): SiteCache | undefined {
  const revision = memory.latest(websiteId);
  return revision === undefined
    ? undefined
    : { revision, data: createSiteDataCache(memory, websiteId, revision) };
}

/** The content that one page adds to the shared frame of a website. */
export interface PageContent {
  readonly main: MainView;
  readonly facts: Parameters<typeof createSiteContext>[1];
  /** Decoded, with a leading slash. */
  readonly path: string;
  /** The canonical URL path. Default: the path. */
  readonly canonical?: string;
  readonly title: string;
  readonly description?: string;
  readonly imageId?: string | null;
  readonly noIndex?: boolean;
  readonly feeds?: readonly PageFeed[];
  readonly structuredData?: readonly object[];
  readonly needs?: readonly DataNeed[];
  /** Set only for pages that are rendered for all visitors. */
  readonly code?: CodeView;
}

/** The shared data of a website's pages, read once per page view. */
export interface Frame extends SharedSiteData {
  readonly baseUrl: string;
  /** The cache of exactly the revision that this transaction sees. */
  readonly dataCache?: SiteDataCache | undefined;
}

/** Reads the frame. Returns null if the website does not exist or was never published. */
export async function readFrame(scope: FrameScope): Promise<Frame | null> {
  const { tenant, site, source, settings, siteCache } = scope;
  const cached = siteCache?.data.getShared();
  const read = () => readParts(tenant, source);
  const [website, stored] = await Promise.all([
    readWebsiteRow(tenant),
    cached === undefined ? read() : undefined,
  ]);
  if (website === null) return null;
  // The website may have changed after the revision was read. Its new data must not be cached under the old revision.
  const dataCache = website.revision === siteCache?.revision.changes ? siteCache.data : undefined;
  const parts =
    stored !== undefined ? stored : dataCache === undefined ? await read() : cached!.parts;
  if (parts === null) return null;
  dataCache?.setShared({ website, parts });
  return { website, parts, baseUrl: siteOrigin(settings, site), dataCache };
}

/** Reads the pages that the navigation links to. Hidden pages are reachable by URL but never listed. */
async function readPlaces(
  { tenant, source }: FrameScope,
  { parts }: Frame,
): Promise<ReadonlyMap<string, PagePlace>> {
  const pageIds = listPageIds(parts.navigation);
  const places = await findPlaces(tenant, source, { pageIds, collectionIds: [] });
  return new Map(places.filter((place) => !place.isHidden).map((place) => [place.pageId, place]));
}

/** Creates the view of a page in its frame. It resolves links, and reads the data of header, footer and body together. */
export async function createPageView(
  scope: FrameScope,
  frame: Frame,
  content: PageContent,
): Promise<PageView> {
  const { tenant, source, settings, now } = scope;
  const { dataCache } = frame;
  const needs = listDataNeeds(frame, content);
  const cached = dataCache?.getData(needs) ?? { data: {}, missing: needs };
  const [found, places] = await Promise.all([
    resolveData(tenant, { source, now }, cached.missing),
    dataCache?.getPlaces() ?? readPlaces(scope, frame),
  ]);
  dataCache?.setData(cached.missing, found);
  dataCache?.setPlaces(places);
  return assembleView({ settings, frame, content, data: { ...cached.data, ...found }, places });
}
