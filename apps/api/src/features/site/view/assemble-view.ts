import { documentNeeds } from '@sitewright/blocks/load';
import { pageType } from '@sitewright/contracts/codes';
import type { DataNeed, PageData, PageFeed, PageView } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import { directionOf } from '@sitewright/messages';
import type { ServerSettings } from '../../../platform/services.ts';
import type { PagePlace } from '../../presentation/public.ts';
import { createRssLink } from '../content/create-collection-head.ts';
import type { Frame, PageContent } from './page-frame.ts';
import { toPlainTitle } from '../content/to-plain-title.ts';
import { resolveLinks } from './resolve-links.ts';
import { createSiteContext } from './create-site-context.ts';

const asset = (assetId: string | null | undefined): DataNeed[] =>
  assetId === null || assetId === undefined ? [] : [{ kind: 'asset', assetId }];

/** The data that header, footer and body of a page are drawn with. */
export function listDataNeeds({ parts }: Frame, content: PageContent): readonly DataNeed[] {
  const { header, footer } = parts.headerFooter;
  const body = 'document' in content.main ? documentNeeds(content.main.document) : [];
  return [
    ...body,
    ...(content.needs ?? []),
    ...documentNeeds(footer),
    ...documentNeeds(parts.overlays.popup.document),
    ...asset(header.logoId),
    ...asset(content.imageId),
  ];
}

const nameKeys: ReadonlySet<string> = new Set(['name', 'headline']);

/** Structured data with titles as plain text, however deep they stand in it. */
function withPlainNames<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(withPlainNames) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const members = Object.entries(data).map(([key, value]: [string, unknown]) => [
    key,
    nameKeys.has(key) && typeof value === 'string' ? toPlainTitle(value) : withPlainNames(value),
  ]);
  return Object.fromEntries(members) as Data;
}

/** On the homepage, whose URL people give to their feed readers, the feeds of what the navigation leads to. */
function listPageFeeds(
  { feeds, facts }: PageContent,
  places: ReadonlyMap<string, PagePlace>,
): readonly PageFeed[] | undefined {
  if (feeds !== undefined || facts.pageType !== pageType.MAIN_CONTENT) return feeds;
  const found = [...places.values()]
    .filter(({ collectionId, access }) => collectionId !== null && access === 'open')
    .map(({ title, path }) => createRssLink({ title, path: toUrlPath(path) }));
  return found.length === 0 ? undefined : found;
}

/** Everything that a page view is put together from. */
export interface ViewParts {
  readonly settings: Pick<ServerSettings, 'appDomain' | 'mapsKey'>;
  readonly frame: Frame;
  readonly content: PageContent;
  readonly data: PageData;
  /** Pages that the navigation leads to. */
  readonly places: ReadonlyMap<string, PagePlace>;
}

/** Puts a page into its website's frame. */
export function assembleView({ settings, frame, content, data, places }: ViewParts): PageView {
  const { website, parts, baseUrl } = frame;
  const { header, footer } = parts.headerFooter;
  const picture = (assetId: string | null | undefined) =>
    assetId === null || assetId === undefined
      ? undefined
      : (data[`asset:${assetId}`] as PageView['head']['image']);
  const logo = picture(header.logoId);
  const image = picture(content.imageId);
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
      structuredData: (content.structuredData ?? []).map(withPlainNames),
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
