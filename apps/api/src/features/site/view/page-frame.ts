import type {
  CodeView,
  DataNeed,
  MainView,
  PageFeed,
  PageView,
} from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../../platform/database/index.ts';
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
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly source: PresentationSource;
  readonly settings: ServerSettings;
  readonly now: Date;
  /** What live pages are made of is taken from here, and held here for those that come after. */
  readonly siteCache?: SiteCache | undefined;
}

/** The parts of a website's live pages that are held at its present revision. */
export interface SiteCache {
  readonly parts: SiteDataCache;
  readonly revision: SiteRevision;
}

/** Undefined when there is no such website. Asks the database at times, so it stands outside of any transaction. */
export async function openSiteCache(
  { revisions, memory }: Pick<Services, 'revisions' | 'memory'>,
  websiteId: string,
): Promise<SiteCache | undefined> {
  const revision = await revisions.current(websiteId);
  return revision === null
    ? undefined
    : { revision, parts: createSiteDataCache(memory, websiteId, revision) };
}

/** The data in memory of the latest known revision, for pages that are rendered while the database is away. */
export function openLatestSiteCache(
  { memory }: Pick<Services, 'memory'>,
  websiteId: string,
): SiteCache | undefined {
  const revision = memory.latest(websiteId);
  return revision === undefined
    ? undefined
    : { revision, parts: createSiteDataCache(memory, websiteId, revision) };
}

/** What one page adds to the frame that all pages of a website share. */
export interface PageContent {
  readonly main: MainView;
  readonly facts: Parameters<typeof createSiteContext>[1];
  /** Decoded, behind a slash. */
  readonly path: string;
  /** The one address of what is shown, as URLs have it, whatever else leads to it; default: the path. */
  readonly canonical?: string;
  readonly title: string;
  readonly description?: string;
  readonly imageId?: string | null;
  readonly noIndex?: boolean;
  readonly feeds?: readonly PageFeed[];
  readonly structuredData?: readonly object[];
  readonly needs?: readonly DataNeed[];
  /** Of a page that is drawn for everybody. */
  readonly code?: CodeView;
}

/** The shared parts of a website's pages, read once per page view. */
export interface Frame extends SharedSiteData {
  readonly baseUrl: string;
  /** What is held at exactly the moment that this transaction sees. */
  readonly held?: SiteDataCache | undefined;
}

/** Null when the website does not exist or was never published. */
export async function readFrame(scope: FrameScope): Promise<Frame | null> {
  const { trx, site, source, settings, siteCache } = scope;
  const early = siteCache?.parts.shared();
  const ask = () => readParts(trx, site.websiteId, source);
  const [website, asked] = await Promise.all([
    readWebsiteRow(trx, site.websiteId),
    early === undefined ? ask() : undefined,
  ]);
  if (website === null) return null;
  // A change that came after the revision was asked for: nothing of this moment is held under the old one.
  const held = website.revision === siteCache?.revision.changes ? siteCache.parts : undefined;
  const parts = asked !== undefined ? asked : held === undefined ? await ask() : early!.parts;
  if (parts === null) return null;
  held?.setShared({ website, parts });
  return { website, parts, baseUrl: siteOrigin(settings, site), held };
}

/** Where the navigation leads. Hidden pages are found by their address and listed nowhere. */
async function readPlaces(
  { trx, site, source }: FrameScope,
  { parts }: Frame,
): Promise<ReadonlyMap<string, PagePlace>> {
  const pageIds = listPageIds(parts.navigation);
  const places = await findPlaces(trx, site.websiteId, source, { pageIds, collectionIds: [] });
  return new Map(places.filter((place) => !place.isHidden).map((place) => [place.pageId, place]));
}

/** Puts a page into its website's frame: links resolved, needs of header, footer and body answered together. */
export async function createPageView(
  scope: FrameScope,
  frame: Frame,
  content: PageContent,
): Promise<PageView> {
  const { trx, site, source, settings, now } = scope;
  const { held } = frame;
  const needs = listDataNeeds(frame, content);
  const known = held?.answers(needs) ?? { data: {}, unknown: needs };
  const [found, places] = await Promise.all([
    resolveData(trx, { websiteId: site.websiteId, source, now }, known.unknown),
    held?.places() ?? readPlaces(scope, frame),
  ]);
  held?.setAnswers(known.unknown, found);
  held?.setPlaces(places);
  return assembleView({ settings, frame, content, data: { ...known.data, ...found }, places });
}
