import type { Page } from '@playwright/test';

/** Every path that is reachable by links from the home page of a site, except files and actions. */
export async function findPages(page: Page, home: string): Promise<string[]> {
  await page.goto(home);
  return page.evaluate(async () => {
    const excluded = /^\/(?:(?:s|api|assets|config|commerce)(?:\/|$)|checkout\/)/;
    const found = ['/'];
    for (const path of found) {
      const response = await fetch(path);
      const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
      for (const link of parsed.querySelectorAll('a[href^="/"]')) {
        const { origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href);
        if (origin === location.origin && !excluded.test(pathname) && !found.includes(pathname))
          found.push(pathname);
      }
    }
    return found;
  });
}
