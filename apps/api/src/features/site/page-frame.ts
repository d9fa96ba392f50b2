import type {
  CodeView,
  DataNeed,
  MainView,
  PageFeed,
  PageView,
} from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import type { ServerSettings, Services } from '../../platform/services.ts';
import {
  findPlaces,
  readParts,
  type PagePlace,
  type PresentationSource,
} from '../presentation/public.ts';
import { heldParts, type HeldParts, type SharedParts } from './held-parts.ts';
import { assembleView, pageNeeds } from './page-view.ts';
import { resolveData } from './resolve-data.ts';
import { pageIdsOf } from './resolve-links.ts';
import type { createSiteContext } from './site-context.ts';
import { readWebsiteRow } from './site-row.ts';

export interface FrameScope {
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly source: PresentationSource;
  readonly settings: ServerSettings;
  readonly now: Date;
  /** What live pages are made of is taken from here, and held here for those that come after. */
  readonly holding?: Holding | undefined;
}

/** The parts of a website's live pages that are held at its present revision. */
export interface Holding {
  readonly parts: HeldParts;
  readonly revision: SiteRevision;
}

/** Undefined when there is no such website. Asks the database at times, so it stands outside of any transaction. */
export async function readHolding(
  { revisions, memory }: Pick<Services, 'revisions' | 'memory'>,
  websiteId: string,
): Promise<Holding | undefined> {
  const revision = await revisions.current(websiteId);
  return revision === null
    ? undefined
    : { revision, parts: heldParts(memory, websiteId, revision) };
}

/** The data in memory of the latest known revision, for pages that are rendered while the database is away. */
export function latestHolding(
  { memory }: Pick<Services, 'memory'>,
  websiteId: string,
): Holding | undefined {
  const revision = memory.latest(websiteId);
  return revision === undefined
    ? undefined
    : { revision, parts: heldParts(memory, websiteId, revision) };
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
export interface Frame extends SharedParts {
  readonly baseUrl: string;
  /** What is held at exactly the moment that this transaction sees. */
  readonly held?: HeldParts | undefined;
}

/** Null when the website does not exist or was never published. */
export async function readFrame(scope: FrameScope): Promise<Frame | null> {
  const { trx, site, source, settings, holding } = scope;
  const early = holding?.parts.shared();
  const ask = () => readParts(trx, site.websiteId, source);
  const [website, asked] = await Promise.all([
    readWebsiteRow(trx, site.websiteId),
    early === undefined ? ask() : undefined,
  ]);
  if (website === null) return null;
  // A change that came after the revision was asked for: nothing of this moment is held under the old one.
  const held = website.revision === holding?.revision.changes ? holding.parts : undefined;
  const parts = asked !== undefined ? asked : held === undefined ? await ask() : early!.parts;
  if (parts === null) return null;
  held?.keepShared({ website, parts });
  return { website, parts, baseUrl: siteOrigin(settings, site), held };
}

/** Where the navigation leads. Hidden pages are found by their address and listed nowhere. */
async function readPlaces(
  { trx, site, source }: FrameScope,
  { parts }: Frame,
): Promise<ReadonlyMap<string, PagePlace>> {
  const pageIds = pageIdsOf(parts.navigation);
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
  const needs = pageNeeds(frame, content);
  const known = held?.answers(needs) ?? { data: {}, unknown: needs };
  const [found, places] = await Promise.all([
    resolveData(trx, { websiteId: site.websiteId, source, now }, known.unknown),
    held?.places() ?? readPlaces(scope, frame),
  ]);
  held?.keepAnswers(known.unknown, found);
  held?.keepPlaces(places);
  return assembleView({ settings, frame, content, data: { ...known.data, ...found }, places });
}
