import type { Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { findLinks } from './models/find-links.ts';
import { createLongList } from './models/long-list.ts';
import { PageInspection } from './models/page-inspection.ts';
import { readNews, type NewsItem } from './models/read-news.ts';
import { expect, test } from './test.ts';

/** Lists that are filtered by their URL: those that links lead to, and others. */

const widths = [1440, 390];

/** A filter of a list, and whether an item of its feed matches. */
const filters: Readonly<Record<string, (item: NewsItem, value: string) => boolean>> = {
  category: ({ words }, value) => words.includes(value),
  tag: ({ words }, value) => words.includes(value),
  author: ({ creator }, value) => creator === value,
  month: ({ date }, value) => new Date(date).toISOString().startsWith(value),
};

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);

interface Narrowing {
  readonly list: string;
  readonly filter: string;
  readonly value: string;
}

const pathOf = ({ list, filter, value }: Narrowing) =>
  `${list}?${new URLSearchParams({ [filter]: value }).toString()}`;

/** For each list, the first link of each filter. */
async function linkedNarrowings(page: Page, home: string): Promise<Narrowing[]> {
  const found = new Map<string, Narrowing>();
  for (const link of await findLinks(page, home, 'a[href*="?"]')) {
    const { pathname: list, searchParams } = new URL(link, home);
    for (const filter of Object.keys(filters)) {
      const value = searchParams.get(filter);
      const key = `${list} ${filter}`;
      if (value !== null && !found.has(key)) found.set(key, { list, filter, value });
    }
  }
  return [...found.values()];
}

/** The content of the open list page. */
const readList = (page: Page) =>
  page.evaluate(() => {
    const hrefOf = (selector: string) =>
      document.querySelector(selector)?.getAttribute('href') ?? null;
    const textOf = (selector: string) =>
      document.querySelector(`.collection ${selector}`)?.textContent ?? '';
    return {
      items: [...document.querySelectorAll<HTMLAnchorElement>('.collection .card-title a')]
        .map(({ pathname }) => pathname)
        .toSorted(),
      title: document.title,
      canonical: hrefOf('link[rel="canonical"]'),
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
      category: textOf('.collection-categories [aria-current]'),
      narrowing: textOf('.collection-narrowing'),
      next: hrefOf('.collection [rel="next"]'),
      previous: hrefOf('.collection [rel="prev"]'),
    };
  });

for (const identifier of ['kitchen-sink', 'portfolio', 'shop', 'cafe'] as const)
  test(`shows only matching items for each filter of “${identifier}”, without page errors (ROUTE-30)`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    const home = site.siteUrl(identifier, '/');
    const linked = await linkedNarrowings(page, home);
    expect(linked.map(({ filter }) => filter)).toContain('category');
    // No link leads to a month; an item with an author has a publication date.
    const dated = linked.find(({ filter }) => filter === 'author')?.list ?? '';
    const newest = (await readNews(page, `${dated}?format=rss`)).items[0]?.date ?? '';
    const month = new Date(newest).toISOString().slice(0, 7);

    const inspection = new PageInspection(page, { widths });
    const inspected = new Set<string>();
    const errors: Record<string, string[]> = {};
    const withoutSome: string[] = [];
    for (const narrowing of [...linked, { list: dated, filter: 'month', value: month }]) {
      const { list, filter, value } = narrowing;
      const path = pathOf(narrowing);
      const { items } = await readNews(page, `${list}?format=rss`);
      const belonging = items.filter((item) => filters[filter]?.(item, value));
      expect(belonging, path).not.toEqual([]);
      if (belonging.length < items.length) withoutSome.push(path);

      const address = site.siteUrl(identifier, path);
      await page.goto(address);
      const [year = '', inYear = ''] = value.split('-');
      const words =
        filter === 'month' ? [`${inYear}/${year}`, monthNames[Number(inYear) - 1]] : [value, value];
      expect(await readList(page)).toMatchObject({
        items: belonging.map(({ link }) => new URL(link).pathname).toSorted(),
        title: expect.stringContaining(words[0] ?? ''),
        canonical: address,
        robots: null,
        category: filter === 'category' ? value : '',
        narrowing: filter === 'category' ? '' : expect.stringContaining(words[1] ?? ''),
      });
      // A filter's label is the same in every list of a site.
      if (inspected.has(filter)) continue;
      inspected.add(filter);
      const found = await inspection.findErrors(address);
      if (found.length > 0) errors[path] = found;
    }
    expect(errors).toEqual({});
    expect(withoutSome).not.toEqual([]);
  });

test('shows an empty list with a link to all items and noindex, without the query’s value', async ({
  page,
  site,
}) => {
  const journal = site.siteUrl('portfolio', '/journal');
  for (const query of ['category=zzz', 'tag=zzz', 'author=zzz', 'month=1999-01', 'page=99']) {
    const response = await page.goto(`${journal}?${query}`);
    expect(response?.status()).toBe(200);
    expect(await readList(page)).toMatchObject({ items: [], robots: 'noindex', category: '' });
    await expect(page.getByText('No results found')).toBeVisible();
    // Anyone can write the words of a URL; the page must not show them.
    expect(await page.content()).not.toContain('zzz');
    await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
      'href',
      '/journal',
    );
  }
  expect(await new PageInspection(page, { widths }).findErrors(`${journal}?tag=zzz`)).toEqual([]);
});

test('ignores invalid filters and unknown query parameters', async ({ page, site }) => {
  const journal = site.siteUrl('portfolio', '/journal');
  await page.goto(journal);
  const whole = await readList(page);
  expect(whole.items.length).toBeGreaterThan(1);
  for (const query of [
    'month=nonsense',
    'month=2026-13',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'category=',
    'tag=one&tag=two',
    'color=red',
  ]) {
    await page.goto(`${journal}?${query}`);
    expect(await readList(page), query).toEqual(whole);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters a list by category and links back to all items (ROUTE-30)', async ({
    page,
    site,
  }) => {
    await page.goto(site.siteUrl('cafe', '/notes'));
    const whole = await readList(page);
    const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await categories.last().click();
    await expect(page).toHaveURL(/\/notes\?category=/);
    const narrowed = await readList(page);
    expect(narrowed.items.length).toBeGreaterThan(0);
    expect(narrowed.items.length).toBeLessThan(whole.items.length);
    expect(whole.items).toEqual(expect.arrayContaining(narrowed.items));
    await categories.first().click();
    expect(await readList(page)).toEqual(whole);
  });

  test('paginates a long list with each post on one page (ROUTE-30)', async ({
    page,
    site,
    browser,
  }) => {
    test.setTimeout(120_000);
    const office = await browser.newPage({ javaScriptEnabled: true });
    await new ConfigArea(office, site).logIn();
    const ledger = { urlId: 'ledger', count: 26, category: 'Tide', tag: 'odd' };
    const list = await createLongList(office, 'cafe', ledger);
    const address = (query = '') => site.siteUrl('cafe', `/ledger${query}`);
    const openList = async (query: string) => {
      expect((await page.goto(address(query)))?.status()).toBe(200);
      return readList(page);
    };
    const next = page.getByRole('link', { name: 'Next page' });
    try {
      await list.publish();
      const first = await openList('');
      expect(first).toMatchObject({ canonical: address(), previous: null, next: '/ledger?page=2' });
      await next.click();
      await expect(page).toHaveURL(address('?page=2'));
      const second = await readList(page);
      expect(second).toMatchObject({
        canonical: address('?page=2'),
        robots: null,
        title: expect.stringContaining('(2)'),
        previous: '/ledger',
        next: null,
      });
      const posts = Array.from({ length: ledger.count }, (_, index) => `/ledger/post-${index + 1}`);
      expect([...first.items, ...second.items].toSorted()).toEqual(posts.toSorted());
      expect((await openList('?page=3')).items).toEqual([]);

      const tide = await openList('?category=Tide');
      expect(tide.items).toEqual(first.items);
      await next.click();
      expect(await readList(page)).toMatchObject({
        items: second.items,
        canonical: address('?category=Tide&page=2'),
        category: 'Tide',
        previous: '/ledger?category=Tide',
      });
      const odd = await openList('?tag=odd');
      expect(odd).toMatchObject({ next: null, previous: null });
      expect(odd.items).toHaveLength(ledger.count / 2);
      expect((await openList('?tag=odd&page=2')).items).toEqual([]);

      const inspection = new PageInspection(office, { widths });
      expect(await inspection.findErrors(address('?page=2'))).toEqual([]);
    } finally {
      await office.goto(site.configUrl());
      await list.takeAway();
      await office.close();
    }
    expect((await page.goto(address()))?.status()).toBe(404);
  });
});
