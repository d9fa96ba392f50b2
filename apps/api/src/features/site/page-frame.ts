import { documentNeeds } from '@sitewright/blocks/load';
import type { DataNeed, MainView, PageView, SiteContext } from '@sitewright/contracts/entities';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { ServerSettings } from '../../platform/services.ts';
import type { PresentationParts } from '../releases/page-entry.ts';
import {
  findPlaces,
  readParts,
  type PresentationSource,
} from '../releases/presentation.queries.ts';
import { resolveData } from './resolve-data.ts';
import { pageIdsOf, resolveLinks } from './resolve-links.ts';
import { createSiteContext } from './site-context.ts';
import { readWebsiteRow, type WebsiteRow } from './site-row.ts';

export interface FrameScope {
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly source: PresentationSource;
  readonly settings: ServerSettings;
  readonly now: Date;
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
export interface Frame {
  readonly website: WebsiteRow;
  readonly parts: PresentationParts;
  readonly baseUrl: string;
}

/** Null when the website does not exist or was never published. */
export async function readFrame({
  trx,
  site,
  source,
  settings,
}: FrameScope): Promise<Frame | null> {
  const website = await readWebsiteRow(trx, site.websiteId);
  const parts = website === null ? null : await readParts(trx, site.websiteId, source);
  return website === null || parts === null
    ? null
    : { website, parts, baseUrl: siteOrigin(settings, site) };
}

const asset = (assetId: string | null | undefined): DataNeed[] =>
  assetId === null || assetId === undefined ? [] : [{ kind: 'asset', assetId }];

/** Puts a page into its website's frame: links resolved, needs of header, footer and body answered together. */
export async function createPageView(
  scope: FrameScope,
  { website, parts, baseUrl }: Frame,
  content: PageContent,
): Promise<PageView> {
  const { trx, site, source, settings, now } = scope;
  const { header, footer } = parts.headerFooter;
  const body = 'document' in content.main ? documentNeeds(content.main.document) : [];
  const needs = [
    ...body,
    ...(content.needs ?? []),
    ...documentNeeds(footer),
    ...asset(header.logoId),
    ...asset(content.imageId),
  ];
  const data = await resolveData(trx, { websiteId: site.websiteId, source, now }, needs);
  const places = new Map(
    (
      await findPlaces(trx, site.websiteId, source, {
        pageIds: pageIdsOf(parts.navigation),
        collectionIds: [],
      })
    )
      .filter((place) => !place.isHidden)
      .map((place) => [place.pageId, place]),
  );
  const picture = (assetId: string | null | undefined) =>
    assetId === null || assetId === undefined
      ? undefined
      : (data[`asset:${assetId}`] as PageView['head']['image']);
  const logo = picture(header.logoId);
  const image = picture(content.imageId);
  const context: SiteContext = createSiteContext(
    website,
    baseUrl,
    settings.appDomain,
    content.facts,
  );

  return {
    context,
    locale: website.locale,
    direction: /^(ar|he|fa|ur)\b/.test(website.locale) ? 'rtl' : 'ltr',
    site: {
      title: website.title,
      description: website.description,
      currency: website.currency,
      styles: parts.styles,
      ...(logo === undefined ? {} : { logo }),
    },
    head: {
      title: content.title,
      description: content.description ?? website.description,
      canonical: `${baseUrl}${content.path === '/' ? '/' : content.path.replace(/\/$/, '')}`,
      noIndex: content.noIndex === true,
      ...(image === undefined ? {} : { image }),
      structuredData: content.structuredData ?? [],
    },
    header,
    navigation: {
      main: resolveLinks(parts.navigation.main, places, content.path),
      footer: resolveLinks(parts.navigation.footer, places, content.path),
    },
    footer,
    path: content.path,
    main: content.main,
    data,
  };
}
