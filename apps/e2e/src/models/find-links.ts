import type { Page } from '@playwright/test';
import { findPages } from './find-pages.ts';

/** The targets of a kind of link on the pages of a site, with their queries, each once. */
export async function findLinks(page: Page, home: string, selector: string): Promise<string[]> {
  const paths = await findPages(page, home);
  return page.evaluate(
    async ([pages, links]) => {
      const found = new Set<string>();
      for (const path of pages) {
        const response = await fetch(path);
        const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
        for (const link of parsed.querySelectorAll(links)) {
          const target = new URL(link.getAttribute('href') ?? '', new URL(path, location.href));
          if (target.origin === location.origin) found.add(`${target.pathname}${target.search}`);
        }
      }
      return [...found];
    },
    [paths, selector] as const,
  );
}
