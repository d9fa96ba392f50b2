import type { DataNeed, MainView, PageView } from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { ServerSettings } from '../../platform/services.ts';
import type { SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import {
  findPlaces,
  readParts,
  type PagePlace,
  type PresentationSource,
} from '../presentation/public.ts';
import type { HeldParts, PageMemory, SharedParts } from './page-memory.ts';
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
  /** What live pages are made of may be held for those that come after. */
  readonly holding?: { readonly memory: PageMemory; readonly revision: SiteRevision };
}

/** What one page adds to the frame that all pages of a website share. */
export interface PageContent {
  readonly main: MainView;
  readonly facts: Parameters<typeof createSiteContext>[3];
  /** Path as the visitor typed it. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly imageId?: string | null;
  readonly noIndex?: boolean;
  readonly structuredData?: readonly object[];
  readonly needs?: readonly DataNeed[];
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
  const website = await readWebsiteRow(trx, site.websiteId);
  if (website === null) return null;
  // A change that came after the revision was asked for: nothing of this moment is held under the old one.
  const held =
    holding !== undefined && website.revision === holding.revision.changes
      ? holding.memory.at(site.websiteId, holding.revision)
      : undefined;
  const parts = held?.shared()?.parts ?? (await readParts(trx, site.websiteId, source));
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
  const found = await resolveData(trx, { websiteId: site.websiteId, source, now }, known.unknown);
  held?.keepAnswers(known.unknown, found);
  const places = held?.places() ?? (await readPlaces(scope, frame));
  held?.keepPlaces(places);
  return assembleView({ settings, frame, content, data: { ...known.data, ...found }, places });
}
