import type { Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { findLinks } from './models/find-links.ts';
import { readCalendar } from './models/read-calendar.ts';
import { readNews } from './models/read-news.ts';
import { readPage } from './models/read-page.ts';
import { websiteCalls } from './models/website-calls.ts';
import { expect, test } from './test.ts';

/** Feeds for machines: RSS and calendars. Each links to pages that match it. */

const sites = ['kitchen-sink', 'portfolio', 'shop', 'cafe'] as const;

/** Whether the lists have the same unique entries. */
const areUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

const pathOf = (address: string) => new URL(address).pathname;

/** The feeds that pages of a site link to, in their heads or content. */
async function namedFeeds(page: Page, home: string, format: 'rss' | 'ical'): Promise<string[]> {
  const links = await findLinks(page, home, 'link[rel="alternate"], a[href*="?"]');
  return links.filter((link) => new URL(link, home).searchParams.get('format') === format);
}

/** Proves that a URL is a valid RSS feed whose items match the pages they link to. */
async function proveNews(page: Page, address: string): Promise<void> {
  const { items, ...news } = await readNews(page, address);
  expect(news).toMatchObject({
    status: 200,
    contentType: 'application/rss+xml; charset=utf-8',
    error: '',
    self: address,
  });
  const list = await readPage(page, news.link);
  expect(list.title).toBe(news.title);
  expect(items.map(({ link }) => pathOf(link)).toSorted()).toEqual(list.items.toSorted());
  expect(items.length).toBeGreaterThan(0);
  expect(areUnique(items.map(({ guid }) => guid))).toBe(true);
  const dates = items.map(({ date }) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(dates).not.toContain(Number.NaN);
  for (const { title, link } of items)
    expect(await readPage(page, link)).toMatchObject({
      status: 200,
      heading: title,
      canonical: link,
    });
  const [url, type] = items.flatMap(({ enclosure }) => (enclosure ? [enclosure] : []))[0] ?? [];
  const sent = await page.evaluate(async (file) => {
    const response = await fetch(file);
    return response.ok ? response.headers.get('content-type') : response.status;
  }, url ?? '');
  expect(sent).toBe(type);
}

/** Proves that a calendar is valid, and that its events match their pages. */
async function proveCalendar(page: Page, address: string): Promise<void> {
  const { events, ...calendar } = await readCalendar(page, address);
  expect(calendar).toMatchObject({
    status: 200,
    contentType: 'text/calendar; charset=utf-8',
    errors: [],
  });
  const of = await readPage(page, pathOf(address));
  const paths = of.startsAt === null ? of.items : [pathOf(address)];
  expect(events.map(({ URL: url = '' }) => pathOf(url)).toSorted()).toEqual(paths.toSorted());
  expect(events.length).toBeGreaterThan(0);
  expect(areUnique(events.map(({ UID = '' }) => UID))).toBe(true);
  for (const { UID, URL: url = '', SUMMARY, DTSTAMP, DTSTART = '' } of events) {
    expect(UID).toMatch(/^\S+@\S+$/);
    expect(DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
    const event = await readPage(page, url);
    expect(event).toMatchObject({ status: 200, heading: SUMMARY, canonical: url });
    const begins = new Date(event.startsAt ?? '').toISOString().slice(0, 19);
    expect(DTSTART).toBe(`${begins.replaceAll(/[-:]/g, '')}Z`);
  }
}

for (const identifier of sites)
  test(`the RSS feeds of “${identifier}” are valid and match their pages`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const feeds = await namedFeeds(page, site.siteUrl(identifier), 'rss');
    expect(feeds.length).toBeGreaterThan(0);
    for (const feed of feeds)
      await test.step(feed, () => proveNews(page, site.siteUrl(identifier, feed)));
  });

test('the calendars of pages are valid and match their pages, and an event can be downloaded', async ({
  page,
  site,
}) => {
  const feeds = await namedFeeds(page, site.siteUrl('kitchen-sink'), 'ical');
  expect(feeds.toSorted()).toEqual([
    '/events/opening?format=ical',
    '/events/walk?format=ical',
    '/events?format=ical',
  ]);
  for (const feed of feeds)
    await test.step(feed, () => proveCalendar(page, site.siteUrl('kitchen-sink', feed)));

  await page.goto(site.siteUrl('kitchen-sink', '/events/opening'));
  const download = page.waitForEvent('download');
  await page.getByRole('main').locator('a[href$="?format=ical"]').click();
  expect((await download).suggestedFilename()).toBe('opening.ics');
});

test('an event title with special characters is encoded correctly in RSS and iCalendar', async ({
  page,
  site,
  browser,
}) => {
  const title = `Käse; Brot, “Wein” & <Tee> ]]> ${'寿司と味噌汁 '.repeat(8)}🎏`.trim();
  const office = await browser.newPage();
  await new ConfigArea(office, site).logIn();
  const call = await websiteCalls(office, 'kitchen-sink');
  interface Row {
    readonly id: string;
    readonly urlId: string;
  }
  const { rows } = await call<{ readonly rows: readonly Row[] }>('GET', '/collections');
  const { id } = await call<Row>(
    'POST',
    `/collections/${rows.find(({ urlId }) => urlId === 'events')?.id}/items`,
    {
      title,
      urlId: 'every-sign',
      excerpt: 'One line,\nand another; with a \\ in it.',
      body: null,
      imageIds: [],
      author: '',
      categories: [],
      tags: [],
      workflowState: 1,
      publishAt: null,
      product: null,
      event: {
        startsAt: '2031-05-01T10:00:00.000Z',
        endsAt: null,
        allDay: false,
        place: 'Gate 1, left; the blue one',
        address: '',
        onlineUrl: '',
        status: 'scheduled',
      },
    },
  );
  try {
    await page.goto(site.siteUrl('kitchen-sink', '/events'));
    for (const path of ['/events?format=ical', '/events/every-sign?format=ical'])
      await proveCalendar(page, site.siteUrl('kitchen-sink', path));
    await proveNews(page, site.siteUrl('kitchen-sink', '/events?format=rss'));
    const { events, lines } = await readCalendar(page, '/events/every-sign?format=ical');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(events[0]).toMatchObject({
      SUMMARY: title,
      DESCRIPTION: 'One line,\nand another; with a \\ in it.',
      LOCATION: 'Gate 1, left; the blue one',
    });
  } finally {
    await call('DELETE', `/items/${id}`);
    await office.close();
  }
});
