import type { AssetView, ItemView, Renderer } from '@sitewright/contracts/entities';
import type { Enclosure } from '../../../assets/public.ts';
import { escapeXml } from '../escape-xml.ts';
import { createItemDescription } from '../create-item-description.ts';
import { toPlainTitle } from '../to-plain-title.ts';
import { toAbsoluteUrl } from '../to-absolute-url.ts';

export interface News {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly baseUrl: string;
  /** The page that shows the same, as URLs have it, with its filters. */
  readonly path: string;
  /** The feed itself. */
  readonly selfPath: string;
  readonly now: Date;
  readonly items: readonly ItemView[];
  /** The files of items, by the ids of these. */
  readonly enclosures: ReadonlyMap<string, Enclosure>;
  readonly renderRichText: Renderer['renderRichText'];
}

/** All that items use, whether these do or not: an undeclared prefix makes the whole feed unreadable. */
const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
} as const;

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** Readers take descriptions for markup: a plain text says its own signs as entities. */
const asMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * When an item was published. A date in the future, which an owner may give to what is published already, would hide the
 * item in readers until then.
 */
const publishedOn = ({ publishedAt, updatedAt }: ItemView, now: Date): Date | null => {
  const isPast = publishedAt !== null && Date.parse(publishedAt) <= now.getTime();
  const instant = isPast ? publishedAt : updatedAt;
  return instant === undefined ? null : new Date(instant);
};

/** When something in the feed last changed: an item was published, or edited. */
function lastChange({ items, now }: News): Date | null {
  const times = items.flatMap((item) => [
    publishedOn(item, now)?.getTime() ?? 0,
    item.updatedAt === undefined ? 0 : Date.parse(item.updatedAt),
  ]);
  const latest = Math.max(0, ...times);
  return latest === 0 ? null : new Date(latest);
}

/** The stored file that goes with an item: its own video, else its first image. */
export const findEnclosedAsset = ({ video, images }: ItemView): AssetView | undefined =>
  video?.source === 'file' ? video.file : images[0];

function enclosureLines({ id }: ItemView, { baseUrl, enclosures }: News): readonly string[] {
  const enclosure = enclosures.get(id);
  if (enclosure === undefined) return [];
  const { url, contentType, sizeBytes } = enclosure;
  const values = { url: toAbsoluteUrl(baseUrl, url), type: contentType, length: String(sizeBytes) };
  return [`<enclosure${attributes(values)}/>`];
}

function itemLines(item: ItemView, news: News): readonly string[] {
  const { baseUrl, renderRichText } = news;
  const link = toAbsoluteUrl(baseUrl, item.path);
  const description = createItemDescription(item);
  const date = publishedOn(item, news.now);
  return [
    '<item>',
    element('title', toPlainTitle(item.title)),
    element('link', link),
    // It stays when the item is renamed or the site moves to another domain.
    element('guid', item.id, attributes({ isPermaLink: 'false' })),
    ...(date === null ? [] : [element('pubDate', date.toUTCString())]),
    ...(description === '' ? [] : [element('description', asMarkup(description))]),
    ...(item.body === null ? [] : [element('content:encoded', renderRichText(item.body, link))]),
    // An author in RSS is a mail address, which nobody is to read here.
    ...(item.author === '' ? [] : [element('dc:creator', toPlainTitle(item.author))]),
    ...[...item.categories, ...item.tags].map((name) => element('category', toPlainTitle(name))),
    ...enclosureLines(item, news),
    '</item>',
  ];
}

/** Items as RSS 2.0 with their whole texts; addresses are whole as well, because readers show them elsewhere. */
export function writeRss(news: News): string {
  const { language, baseUrl, path, selfPath, items } = news;
  const [title, description] = [toPlainTitle(news.title), toPlainTitle(news.description)];
  const link = toAbsoluteUrl(baseUrl, path);
  const latest = lastChange(news);
  const prefixes = Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  const self = { href: toAbsoluteUrl(baseUrl, selfPath), rel: 'self', type: 'application/rss+xml' };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss${attributes({ version: '2.0', ...Object.fromEntries(prefixes) })}>`,
    '<channel>',
    element('title', title),
    element('link', link),
    element('description', description === '' ? title : description),
    element('language', language),
    ...(latest === null ? [] : [element('lastBuildDate', latest.toUTCString())]),
    `<atom:link${attributes(self)}/>`,
    ...items.flatMap((item) => itemLines(item, news)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
