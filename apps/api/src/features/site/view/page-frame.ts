import type { CodeView, DataNeed, MainView, PageFeed } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import type { ServerSettings, Services } from '../../../platform/services.ts';
import { readParts, type PresentationSource } from '../../presentation/public.ts';
import { createSiteDataCache, type SiteDataCache, type SharedSiteData } from './site-data-cache.ts';
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
  const [website, freshParts] = await Promise.all([
    readWebsiteRow(tenant),
    cached === undefined ? read() : undefined,
  ]);
  if (website === null) return null;
  // The website may have changed after the revision was read. Its new data must not be cached under the old revision.
  const dataCache = website.revision === siteCache?.revision.changes ? siteCache.data : undefined;
  const parts =
    freshParts !== undefined ? freshParts : dataCache === undefined ? await read() : cached!.parts;
  if (parts === null) return null;
  dataCache?.setShared({ website, parts });
  return { website, parts, baseUrl: siteOrigin(settings, site), dataCache };
}
