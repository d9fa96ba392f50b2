import { documentNeeds } from '@sitewright/blocks/load';
import { pageType } from '@sitewright/contracts/codes';
import type { DataNeed, PageData, PageFeed, PageView } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import { directionOf } from '@sitewright/messages';
import type { ServerSettings } from '../../../platform/services.ts';
import type { PageLocation } from '../../presentation/public.ts';
import { createRssLink } from '../content/create-collection-head.ts';
import type { Frame, PageContent } from './page-frame.ts';
import { toPlainTitle } from '../content/to-plain-title.ts';
import { resolveLinks } from './resolve-links.ts';
import { createSiteContext } from './create-site-context.ts';

const assetNeed = (assetId: string | null | undefined): DataNeed[] =>
  assetId === null || assetId === undefined ? [] : [{ kind: 'asset', assetId }];

/** Lists the data needs of the header, footer and body of a page. */
export function listDataNeeds({ parts }: Frame, content: PageContent): readonly DataNeed[] {
  const { header, footer } = parts.headerFooter;
  const body = 'document' in content.main ? documentNeeds(content.main.document) : [];
  return [
    ...body,
    ...(content.needs ?? []),
    ...documentNeeds(footer),
    ...documentNeeds(parts.overlays.popup.document),
    ...assetNeed(header.logoId),
    ...assetNeed(content.imageId),
  ];
}

const nameKeys: ReadonlySet<string> = new Set(['name', 'headline']);

/** Converts the titles in structured data to plain text, at any depth. */
function convertNames<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(convertNames) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const members = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    nameKeys.has(key) && typeof value === 'string' ? toPlainTitle(value) : convertNames(value),
  ]);
  return Object.fromEntries(members) as Data;
}

/**
 * Lists the feeds of a page. The homepage, whose URL people enter in feed readers, lists the feeds of all open
 * collections in the navigation.
 */
function listPageFeeds(
  { feeds, facts }: PageContent,
  places: ReadonlyMap<string, PageLocation>,
): readonly PageFeed[] | undefined {
  if (feeds !== undefined || facts.pageType !== pageType.MAIN_CONTENT) return feeds;
  const links = [...places.values()]
    .filter(({ collectionId, access }) => collectionId !== null && access === 'open')
    .map(({ title, path }) => createRssLink({ title, path: toUrlPath(path) }));
  return links.length === 0 ? undefined : links;
}

/** The parts of a page view. */
export interface ViewParts {
  readonly settings: Pick<ServerSettings, 'appDomain' | 'mapsKey'>;
  readonly frame: Frame;
  readonly content: PageContent;
  readonly data: PageData;
  /** The pages that the navigation links to. */
  readonly places: ReadonlyMap<string, PageLocation>;
}

/** Assembles the view of a page from its content, its frame and their data. */
export function assembleView({ settings, frame, content, data, places }: ViewParts): PageView {
  const { website, parts, baseUrl } = frame;
  const { header, footer } = parts.headerFooter;
  const findImage = (assetId: string | null | undefined) =>
    assetId === null || assetId === undefined
      ? undefined
      : (data[`asset:${assetId}`] as PageView['head']['image']);
  const logo = findImage(header.logoId);
  const image = findImage(content.imageId);
  const feeds = listPageFeeds(content, places);
  const { overlays } = parts;
  const path = toUrlPath(content.path);
  const { appDomain, mapsKey } = settings;
  const { main } = content;
  const context = createSiteContext(
    { website, overlays, main, baseUrl, appDomain, mapsKey },
    content.facts,
  );

  return {
    context,
    locale: website.locale,
    direction: directionOf(website.locale),
    site: {
      title: website.title,
      description: website.description,
      currency: website.currency,
      ...(website.hasExpressCheckout ? { hasExpressCheckout: true } : {}),
      timeZone: website.timeZone,
      styles: parts.styles,
      ...(logo === undefined ? {} : { logo }),
    },
    head: {
      title: toPlainTitle(content.title),
      description: content.description ?? website.description,
      canonical: `${baseUrl}${content.canonical ?? path}`,
      noIndex: content.noIndex === true || website.settings.noIndex,
      ...(image === undefined ? {} : { image }),
      ...(feeds === undefined ? {} : { feeds }),
      structuredData: (content.structuredData ?? []).map(convertNames),
    },
    header,
    navigation: {
      main: resolveLinks(parts.navigation.main, places, path),
      footer: resolveLinks(parts.navigation.footer, places, path),
    },
    footer,
    overlays,
    business: website.settings.business,
    path,
    main,
    data,
    ...(content.code === undefined ? {} : { code: content.code }),
  };
}
