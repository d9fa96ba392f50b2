import type { ItemView, Renderer } from '@sitewright/contracts/entities';
import { plainTitle } from '../plain-title.ts';

export interface News {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly baseUrl: string;
  /** Of the page that shows the same. */
  readonly path: string;
  /** What stands behind the path in the feed's own address. */
  readonly query: string;
  readonly items: readonly ItemView[];
  readonly renderRichText: Renderer['renderRichText'];
}

/** Characters that no XML may hold, however they are written: one of them and nobody reads the feed. */
// oxlint-disable-next-line no-control-regex -- control characters are what this removes
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Plain words where readers expect markup. */
const asMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** When an item was last heard of, for readers that sort by it. */
const dateOf = ({ publishedAt, updatedAt }: ItemView): Date =>
  new Date(publishedAt ?? updatedAt ?? 0);

const keptTypes: ReadonlySet<string> = new Set(['image/gif', 'image/png']);

/** The one file that goes with an item: its own film, else its first picture. */
function enclosureOf({ video, images }: ItemView, baseUrl: string) {
  const [image] = images;
  if (video?.source === 'file') {
    const { url, contentType: type } = video.file;
    return { enclosure: { url: `${baseUrl}${url}`, type, length: 0 } };
  }
  if (image === undefined) return {};
  // The server answers a reader that names no format with the stored one where that is GIF or PNG, else with JPEG.
  const type = keptTypes.has(image.contentType) ? image.contentType : 'image/jpeg';
  return { enclosure: { url: `${baseUrl}${image.url}?format=1500w`, type, length: 0 } };
}

/** Items as RSS 2.0 with their whole texts; addresses are whole as well, because readers show them elsewhere. */
export async function rssText(news: News): Promise<string> {
  const { description, language, baseUrl, path, query, items, renderRichText } = news;
  const title = plainTitle(news.title);
  // Loaded with the first feed: most servers start without anybody asking for one.
  const { Feed } = await import('feed');
  const link = `${baseUrl}${path}`;
  const latest = items.map(dateOf).toSorted((one, other) => other.getTime() - one.getTime())[0];
  const feed = new Feed({
    title,
    description: description === '' ? title : plainTitle(description),
    language,
    link,
    id: link,
    generator: false,
    feedLinks: { rss: `${link}?${query}` },
    ...(latest === undefined ? { updated: new Date(0) } : { updated: latest }),
  });
  for (const item of items) {
    feed.addItem({
      title: plainTitle(item.title),
      link: `${baseUrl}${item.path}`,
      // It stays when the item is renamed or the site moves to another domain.
      guid: item.id,
      date: dateOf(item),
      ...(item.excerpt === '' ? {} : { description: asMarkup(item.excerpt) }),
      ...(item.body === null ? {} : { content: renderRichText(item.body, baseUrl) }),
      // An author in RSS is a mail address, which nobody is to read here.
      ...(item.author === ''
        ? {}
        : { extensions: [{ name: 'dc:creator', objects: { _text: plainTitle(item.author) } }] }),
      category: [...item.categories, ...item.tags].map((name) => ({ name: plainTitle(name) })),
      ...enclosureOf(item, baseUrl),
    });
  }
  return feed.rss2().replaceAll(forbidden, '');
}
