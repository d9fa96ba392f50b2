import { collectionType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let owner: ReturnType<typeof siteContents>;
const title = '<b>Night</b> & <img src="a > b" onerror=alert(1)>stone';
const plain = 'Night & stone';
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  owner = siteContents(site);
  const page = await owner.createPage({
    title: '<i>Events</i>',
    urlId: 'events',
    kind: 'collection',
    collectionType: collectionType.EVENTS,
  });
  const startsAt = '2026-12-24T18:00:00.000Z';
  const when = { startsAt, endsAt: null, allDay: false, status: 'scheduled' } as const;
  const event = { ...when, place: '', address: '', onlineUrl: '' };
  idOf(await owner.createItem(String(page.body['collectionId']), { title, urlId: 'night', event }));
  await owner.publish();
});
afterAll(() => api.close());

const markup = /<\/?(?:b|i|img)\b|onerror/;

it('titles of pages and of structured data are plain text', async () => {
  const { head, main } = JSON.parse((await owner.visit('/events/night')).text) as PageView;
  expect(head.title).toBe(`${plain} — The shop`);
  expect(JSON.stringify(head.structuredData)).not.toMatch(markup);
  expect(head.structuredData).toMatchObject([
    { '@type': 'Event', name: plain },
    { itemListElement: [{}, { name: 'Events' }, { name: plain }] },
  ]);
  // The page itself shows the original title.
  expect(main).toMatchObject({ item: { title } });
});

it('titles in feeds and calendars are plain text', async () => {
  const { text: feed } = await owner.visit('/events?format=rss');
  expect(feed).toContain(`<title>${plain.replace('&', '&amp;')}</title>`);
  expect(feed).toContain('Events — The shop');
  expect(feed).not.toMatch(markup);
  const { text: calendar } = await owner.visit('/events?format=ical');
  expect(calendar).toContain(`SUMMARY:${plain}\r\n`);
  expect(calendar).toContain('X-WR-CALNAME:Events — The shop\r\n');
});
