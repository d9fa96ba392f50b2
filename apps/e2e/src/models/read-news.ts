import type { Page } from '@playwright/test';

/** An item of an RSS feed; missing parts are empty. */
export interface NewsItem {
  readonly title: string;
  readonly link: string;
  readonly guid: string;
  readonly date: string;
  readonly creator: string;
  /** Categories and tags. */
  readonly words: readonly string[];
  /** URL and type of its enclosure. */
  readonly enclosure: readonly [url: string, type: string] | null;
}

export interface News {
  readonly status: number;
  readonly contentType: string;
  /** The browser's parser error; empty for well-formed feeds. */
  readonly error: string;
  readonly title: string;
  /** The page that the feed belongs to. */
  readonly link: string;
  /** Its own URL. */
  readonly self: string;
  readonly items: readonly NewsItem[];
}

/** Reads an RSS feed of the open site with the browser's parser. */
export const readNews = (page: Page, address: string): Promise<News> =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const parsed = new DOMParser().parseFromString(await response.text(), 'application/xml');
    const textOf = (parent: ParentNode | null, tag: string) =>
      parent?.querySelector(`:scope > ${tag}`)?.textContent ?? '';
    const channel = parsed.querySelector('rss > channel');
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      title: textOf(channel, 'title'),
      link: textOf(channel, 'link'),
      self: channel?.querySelector('[rel="self"]')?.getAttribute('href') ?? '',
      items: [...(channel?.querySelectorAll(':scope > item') ?? [])].map((item) => {
        const file = item.querySelector('enclosure');
        return {
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          guid: textOf(item, 'guid'),
          date: textOf(item, 'pubDate'),
          creator: textOf(item, '*|creator'),
          words: [...item.querySelectorAll(':scope > category')].map(
            ({ textContent }) => textContent,
          ),
          enclosure:
            file === null
              ? null
              : ([file.getAttribute('url') ?? '', file.getAttribute('type') ?? ''] as const),
        };
      }),
    };
  }, address);
