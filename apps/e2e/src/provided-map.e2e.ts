import type { BrowserContext, Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { publishPage } from './models/publish-page.ts';
import type { RunningSite } from './start-site.ts';
import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** A map of the maps provider, under the policies of its page and frame. */

test.use({ environment: { MAPS_KEY: 'A-browser_key' } });

const map = 11;

/** A provider whose script draws as the real one does, and tries what it must not reach. */
const provider = `{
  const sheet = document.createElement('style');
  sheet.textContent = '.pin { width: 48px; height: 48px }';
  document.head.append(sheet);
  const reach = (what) => { try { what(); return 'reached'; } catch { return 'rejected'; } };
  document.body.dataset.page = reach(() => parent.document.body);
  document.body.dataset.cookies = reach(() => document.cookie);
  class Map {
    constructor(container, options) {
      this.container = container;
      container.dataset.type = new Function('return "' + options.mapTypeId + '"')();
    }
    setOptions() {}
  }
  class Marker {
    constructor({ map, title }) {
      this.pin = document.createElement('button');
      this.pin.className = 'pin';
      this.pin.textContent = title;
      map.container.append(this.pin);
    }
    addListener(event, listener) { this.pin.addEventListener(event, listener); }
    setDraggable() {}
  }
  window.google = { maps: { Map, Marker, Point: Object, Size: Object } };
  window[new URL(document.querySelector('script[src*=googleapis]').src).searchParams.get('callback')]();
}`;

/** Answers for third-party hosts, and records their requests. */
async function standInForOthers(context: BrowserContext, isThere: boolean): Promise<URL[]> {
  const requested: URL[] = [];
  await context.route(/^https:\/\//, (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    if (url.host !== 'maps.googleapis.com') return route.fulfill({ body: 'A page of maps' });
    return isThere
      ? route.fulfill({ contentType: 'text/javascript', body: provider })
      : route.abort();
  });
  return requested;
}

/** Publishes a page with the map, and opens it as a visitor. */
async function openMap(page: Page, site: RunningSite, urlId: string, isThere: boolean) {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  const props = { addressTitle: 'Old Harbour', mapLat: 1, mapLng: 2, drawnBy: 'provider' };
  await publishPage(page, 'cafe', urlId, [
    { type: map, props: { ...props, style: 'Satellite', addressLine1: '' } },
  ]);
  const context = await page.context().browser()!.newContext();
  const visitor = await context.newPage();
  const requested = await standInForOthers(context, isThere);
  const rejected: string[] = [];
  visitor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) rejected.push(message.text());
  });
  await openPage(visitor, site.siteUrl('cafe', `/${urlId}`));
  expect(requested).toStrictEqual([]);
  return {
    visitor,
    asked: requested,
    rejected,
    facade: visitor.getByRole('link', { name: 'Show map' }),
  };
}

test('renders in a sandboxed frame on request, and its marker opens a maps page', async ({
  page,
  site,
}) => {
  const {
    visitor,
    asked: requested,
    rejected,
    facade,
  } = await openMap(page, site, 'harbour', true);
  await facade.press('Enter');
  const frame = visitor.frameLocator('iframe[title="Old Harbour"]');
  const pin = frame.getByRole('button', { name: 'Old Harbour' });
  await expect(pin).toBeVisible();
  await expect(visitor.getByTitle('Old Harbour')).toBeFocused();
  await expect(facade).toHaveCount(0);
  expect(requested).toHaveLength(1);
  expect(Object.fromEntries(requested[0]!.searchParams)).toMatchObject({
    key: 'A-browser_key',
    language: 'en',
    region: 'GB',
  });
  const body = frame.locator('body');
  await expect(body).toHaveAttribute('data-type', 'hybrid');
  await expect(body).toHaveAttribute('data-page', 'rejected');
  await expect(body).toHaveAttribute('data-cookies', 'rejected');
  expect(await pin.evaluate((element) => getComputedStyle(element).width)).toBe('48px');
  expect(rejected).toStrictEqual([]);

  const opening = visitor.waitForEvent('popup');
  await pin.click();
  expect((await opening).url()).toContain('https://www.openstreetmap.org/?mlat=1&mlon=2');
  await visitor.context().close();
});

test('falls back to the link when the provider does not respond', async ({ page, site }) => {
  const { visitor, asked: requested, facade } = await openMap(page, site, 'pier', false);
  await facade.press('Enter');
  await expect(visitor.locator('.map[data-failed]')).toBeVisible();
  await expect(facade).toBeFocused();
  await expect(visitor.locator('iframe')).toHaveCount(0);
  expect(requested).toHaveLength(1);
  const opening = visitor.waitForEvent('popup');
  await visitor.keyboard.press('Enter');
  expect((await opening).url()).toContain('https://www.openstreetmap.org/?mlat=1&mlon=2');
  await visitor.context().close();
});
