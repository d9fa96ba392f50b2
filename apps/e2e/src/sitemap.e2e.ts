import type { Page } from '@playwright/test';
import { findPages } from './models/find-pages.ts';
import { readPage } from './models/read-page.ts';
import { expect, test } from './test.ts';

/** What search engines find of a site: all public pages, each under its canonical URL, and nothing else. */

/** Restricted or unlisted pages, with their status for the public. */
const closed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'kitchen-sink': { '/locked': 403, '/members': 403, '/hidden': 200 },
  portfolio: { '/proofs': 403 },
  shop: { '/kiln-circle': 403 },
  cafe: {},
};

const readText = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    const text = await response.text();
    return { status: response.status, contentType: response.headers.get('content-type'), text };
  }, address);

/** The entries of a sitemap, parsed by the browser. */
const readSitemap = (page: Page, text: string) =>
  page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      entries: [...parsed.querySelectorAll('urlset > url')].map((entry) => ({
        address: entry.querySelector('loc')?.textContent ?? '',
        changedAt: Date.parse(entry.querySelector('lastmod')?.textContent ?? ''),
      })),
    };
  }, text);

/** Whether a rule of `robots.txt` matches a path: a prefix, or the whole path if it ends with `$`. */
const speaksOf = (rule: string, path: string): boolean =>
  rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);

for (const [identifier, closedPaths] of Object.entries(closed))
  test(`robots.txt and sitemap of “${identifier}” list every public page and no other`, async ({
    page,
    site,
  }) => {
    const address = (path: string) => site.siteUrl(identifier, path);
    const linked = await findPages(page, address('/'));

    const robots = await readText(page, '/robots.txt');
    expect(robots).toMatchObject({ status: 200, contentType: 'text/plain; charset=utf-8' });
    const valuesOf = (name: string) =>
      robots.text.split('\n').flatMap((line) => {
        const [before, ...value] = line.split(': ');
        return before === name ? [value.join(': ')] : [];
      });
    expect(valuesOf('Sitemap')).toEqual([address('/sitemap.xml')]);

    const sitemap = await readText(page, '/sitemap.xml');
    expect(sitemap).toMatchObject({ status: 200, contentType: 'application/xml; charset=utf-8' });
    const { error, entries } = await readSitemap(page, sitemap.text);
    expect(error).toBe('');
    const listed = entries.map((entry) => entry.address);
    expect(new Set(listed).size).toBe(listed.length);
    const errors: string[] = [];
    for (const { address: url, changedAt } of entries) {
      const { status, canonical, robots: said } = await readPage(page, url);
      if (status !== 200 || canonical !== url || said !== null)
        errors.push(`${url}: ${status}, ${canonical}, ${said}`);
      if (!(changedAt <= Date.now())) errors.push(`${url}: changed at ${changedAt}`);
      if (valuesOf('Disallow').some((rule) => speaksOf(rule, new URL(url).pathname)))
        errors.push(`${url}: rejected`);
    }
    expect(errors).toEqual([]);

    const unlisted: string[] = [];
    for (const url of linked.map(address).filter((each) => !listed.includes(each))) {
      const { status, canonical, robots: said } = await readPage(page, url);
      // Other URLs of a listed page point to its canonical one.
      const isOther = canonical !== null && canonical !== url && listed.includes(canonical);
      if (status === 200 && said === null && !isOther) unlisted.push(url);
    }
    expect(unlisted).toEqual([]);

    for (const [path, status] of Object.entries(closedPaths)) {
      expect(listed).not.toContain(address(path));
      expect((await readPage(page, path)).status, path).toBe(status);
    }
  });
