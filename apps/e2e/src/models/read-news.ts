import type { Page } from '@playwright/test';

/** An item as a reader of news finds it; what is missing is empty. */
export interface NewsItem {
  readonly title: string;
  readonly link: string;
  readonly guid: string;
  readonly date: string;
  readonly creator: string;
  /** Categories and tags. */
  readonly words: readonly string[];
  /** Address of the file that goes with it, and what that is said to be. */
  readonly enclosure: readonly [url: string, type: string] | null;
}

export interface News {
  readonly status: number;
  readonly contentType: string;
  /** What the browser's parser says of it; empty when it is well-formed. */
  readonly error: string;
  readonly title: string;
  /** The page that it tells of. */
  readonly link: string;
  /** Its own address. */
  readonly self: string;
  readonly items: readonly NewsItem[];
}

/** Reads an RSS feed of the site that is open, as the browser parses it. */
export const readNews = (page: Page, address: string): Promise<News> =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    const parsed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const textOf = (parent: ParentNode | null, tag: string) =>
      parent?.querySelector(`:scope > ${tag}`)?.textContent ?? '';
    const channel = parsed.querySelector('rss > channel');
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
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
