import type { Page } from '@playwright/test';

/** A page as a crawler reads it. */
export interface ReadPage {
  readonly status: number;
  readonly title: string;
  readonly heading: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  /** The start of an event. */
  readonly startsAt: string | null;
  /** The paths of a list's items. */
  readonly items: readonly string[];
}

/** Fetches a page of the open site without opening it. */
export const readPage = (page: Page, address: string): Promise<ReadPage> =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    const attributeOf = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      status: response.status,
      title: parsed.title,
      heading: parsed.querySelector('h1')?.textContent ?? '',
      canonical: attributeOf('link[rel="canonical"]', 'href'),
      robots: attributeOf('meta[name="robots"]', 'content'),
      startsAt: attributeOf('.item-event time', 'datetime'),
      items: [...parsed.querySelectorAll('.collection .card-title a')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    };
  }, address);
