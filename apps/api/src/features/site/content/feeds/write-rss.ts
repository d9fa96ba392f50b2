import { formatCategoryPath, type CategoryParents } from '@sitewright/contracts/categories';
import type { AssetView, ItemView, Renderer } from '@sitewright/contracts/entities';
import type { Enclosure } from '../../../assets/public.ts';
import { escapeXml } from '../escape-xml.ts';
import { createItemDescription } from '../create-item-description.ts';
import { toPlainTitle } from '../to-plain-title.ts';
import { toAbsoluteUrl } from '../to-absolute-url.ts';

/** An RSS channel and its items. */
export interface RssChannel {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly baseUrl: string;
  /** The URL path of the page with the same items, with its filters. */
  readonly path: string;
  /** The URL path of the feed itself. */
  readonly selfPath: string;
  readonly now: Date;
  readonly items: readonly ItemView[];
  /** The parents of the categories of the items. */
  readonly parents: CategoryParents;
  /** The enclosed files by item id. */
  readonly enclosures: ReadonlyMap<string, Enclosure>;
  readonly renderRichText: Renderer['renderRichText'];
}

/** Always declared, because parsers reject a feed with an undeclared prefix. */
const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
} as const;

const writeElement = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const writeAttributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

/** Feed readers parse descriptions as HTML, so plain text is escaped. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns the publication date of an item. Owners can set a future date on a published item. Feed readers would hide
 * the item until then, so the date of its last change replaces a future date.
 */
const publicationDate = ({ publishedAt, updatedAt }: ItemView, now: Date): Date | null => {
  const isPast = publishedAt !== null && Date.parse(publishedAt) <= now.getTime();
  const instant = isPast ? publishedAt : updatedAt;
  return instant === undefined ? null : new Date(instant);
};

/** Returns when an item of the channel was last published or edited. */
function lastBuildDate({ items, now }: RssChannel): Date | null {
  const times = items.flatMap((item) => [
    publicationDate(item, now)?.getTime() ?? 0,
    item.updatedAt === undefined ? 0 : Date.parse(item.updatedAt),
  ]);
  const latest = Math.max(0, ...times);
  return latest === 0 ? null : new Date(latest);
}

/** Returns the file to enclose with an item: its uploaded video, else its first image. */
export const findEnclosedAsset = ({ video, images }: ItemView): AssetView | undefined =>
  video?.source === 'file' ? video.file : images[0];

function createEnclosureLines(
  { id }: ItemView,
  { baseUrl, enclosures }: RssChannel,
): readonly string[] {
  const enclosure = enclosures.get(id);
  if (enclosure === undefined) return [];
  const { url, contentType, sizeBytes } = enclosure;
  const values = { url: toAbsoluteUrl(baseUrl, url), type: contentType, length: String(sizeBytes) };
  return [`<enclosure${writeAttributes(values)}/>`];
}

function createItemLines(item: ItemView, channel: RssChannel): readonly string[] {
  const { baseUrl, renderRichText, parents } = channel;
  const categories = item.categories.map((name) => formatCategoryPath(name, parents));
  const link = toAbsoluteUrl(baseUrl, item.path);
  const description = createItemDescription(item);
  const date = publicationDate(item, channel.now);
  return [
    '<item>',
    writeElement('title', toPlainTitle(item.title)),
    writeElement('link', link),
    // Stays the same when the item is renamed or the site moves to another domain.
    writeElement('guid', item.id, writeAttributes({ isPermaLink: 'false' })),
    ...(date === null ? [] : [writeElement('pubDate', date.toUTCString())]),
    ...(description === '' ? [] : [writeElement('description', escapeHtml(description))]),
    ...(item.body === null
      ? []
      : [writeElement('content:encoded', renderRichText(item.body, link))]),
    // `author` of RSS is an email address, which must not be public.
    ...(item.author === '' ? [] : [writeElement('dc:creator', toPlainTitle(item.author))]),
    ...[...categories, ...item.tags].map((name) => writeElement('category', toPlainTitle(name))),
    ...createEnclosureLines(item, channel),
    '</item>',
  ];
}

/**
 * Writes items as RSS 2.0 with their full texts. URLs are absolute, because feed readers display them outside of the
 * site.
 */
export function writeRss(channel: RssChannel): string {
  const { language, baseUrl, path, selfPath, items } = channel;
  const [title, description] = [toPlainTitle(channel.title), toPlainTitle(channel.description)];
  const link = toAbsoluteUrl(baseUrl, path);
  const latest = lastBuildDate(channel);
  const prefixes = Object.entries(namespaces).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  const self = { href: toAbsoluteUrl(baseUrl, selfPath), rel: 'self', type: 'application/rss+xml' };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss${writeAttributes({ version: '2.0', ...Object.fromEntries(prefixes) })}>`,
    '<channel>',
    writeElement('title', title),
    writeElement('link', link),
    writeElement('description', description === '' ? title : description),
    writeElement('language', language),
    ...(latest === null ? [] : [writeElement('lastBuildDate', latest.toUTCString())]),
    `<atom:link${writeAttributes(self)}/>`,
    ...items.flatMap((item) => createItemLines(item, channel)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
