import { pageType } from '@sitewright/contracts/codes';
import { defaultOverlays, siteContext, type Overlays } from '@sitewright/contracts/entities';
import { createSection } from '@sitewright/page-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const base = () => `/api/websites/${site.websiteId}`;
const write = (json: Partial<Overlays>) =>
  site.owner.browser.call('PUT', `${base()}/overlays`, { json });
const changes = async () => (await site.owner.browser.get(`${base()}/changes`)).body['rows'];
const publish = async () =>
  (await site.owner.browser.post(`${base()}/releases`, { json: {} })).body as {
    readonly id: string;
    readonly previewUrl: string;
  };
const view = async (path = '/') => viewOf((await site.visitor().get(path)).text);

const popup: Overlays['popup'] = {
  ...defaultOverlays.popup,
  isEnabled: true,
  position: 'bottom-right',
  document: { schemaVersion: 1, sections: [createSection('news')] },
  settings: { ...defaultOverlays.popup.settings, version: 4, displayFrequency: 30 },
};
const announcementBar = { isEnabled: true, text: 'Closed on Monday', link: null };

it('shows overlays to visitors only after a publish, with their settings in the site context', async () => {
  expect((await view()).overlays).toEqual(defaultOverlays);
  expect((await view()).context).toMatchObject({
    showAnnouncementBar: false,
    websiteSettings: { popupOverlaySettings: null, mobileInfoBarSettings: { style: 1 } },
  });
  expect(await changes()).toEqual([]);

  await write({ announcementBar, mobileInfoBar: { style: 2 }, popup });
  expect(await changes()).toMatchObject([
    { kind: 'overlays', title: 'Bars and popup', change: 'new' },
  ]);
  expect((await view()).overlays).toEqual(defaultOverlays);

  await publish();
  expect(await changes()).toEqual([]);
  const { overlays, context } = await view();
  expect(overlays).toEqual({ announcementBar, mobileInfoBar: { style: 2 }, popup });
  expect(siteContext.parse(context)).toMatchObject({
    showAnnouncementBar: true,
    websiteSettings: { popupOverlaySettings: popup.settings, mobileInfoBarSettings: { style: 2 } },
  });
  // None opens on a checkout or an error page.
  for (const path of ['/cart', '/nowhere'])
    expect((await view(path)).context.websiteSettings.popupOverlaySettings).toBeNull();
});

it('serves the popup as a page while it is enabled, and otherwise only in a preview (ROUTE-34)', async () => {
  const alone = '/pages/popup-overlay';
  const response = await site.visitor().get(alone);
  expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  const { main, context, head } = viewOf(response.text);
  expect(main).toEqual({ kind: 'popup', document: popup.document });
  expect(context.pageType).toBe(pageType.POPUP_OVERLAY);
  expect(context.websiteSettings.popupOverlaySettings).toBeNull();
  expect(head.noIndex).toBe(true);

  await write({ announcementBar, popup: { ...popup, isEnabled: false } });
  const { previewUrl } = await publish();
  for (const path of [alone, '/pages/popup', `${alone}/x`]) {
    const nothing = await site.visitor().get(path);
    expect([path, nothing.status]).toEqual([path, 404]);
    expect(viewOf(nothing.text).context.pageType).toBe(pageType.NOT_FOUND);
  }
  expect((await view(`${alone}${new URL(previewUrl).search}`)).main.kind).toBe('popup');
});

it('shows the overlays of a release in its preview, and after the release is restored', async () => {
  const { rows } = (await site.owner.browser.get(`${base()}/releases`)).body as unknown as {
    rows: { id: string; number: number; previewUrl: string }[];
  };
  const first = rows.find(({ number }) => number === 1)!;
  expect((await view(`/${new URL(first.previewUrl).search}`)).overlays).toEqual(defaultOverlays);

  const restored = await site.owner.browser.post(`${base()}/releases/${first.id}/restore`, {
    json: {},
  });
  expect(restored.body['changes']).toEqual([{ kind: 'overlays', title: 'Bars and popup' }]);
  expect((await view()).overlays).toEqual(defaultOverlays);
  expect(await changes()).toEqual([]);
  expect((await site.owner.browser.get(`${base()}/overlays`)).body['data']).toEqual(
    defaultOverlays,
  );
});

it('lists no change after an update of the overlays without values', async () => {
  const other = await createTestSite(api, 'untouched');
  const address = `/api/websites/${other.websiteId}`;
  await other.owner.browser.call('PUT', `${address}/overlays`, { json: {} });
  expect((await other.owner.browser.get(`${address}/changes`)).body['rows']).toEqual([]);
});

it('replaces invalid stored overlays with default values', async () => {
  const stored = { announcementBar: { ...announcementBar, text: 7 }, popup: 'none' };
  await site.inTenant((tenant) =>
    tenant
      .insertInto('presentationParts')
      .values({ part: 'overlays', value: JSON.stringify(stored) })
      .onConflict((conflict) =>
        conflict.columns(['websiteId', 'part']).doUpdateSet({ value: JSON.stringify(stored) }),
      )
      .execute(),
  );
  await publish();
  const { overlays, context } = await view();
  expect(overlays).toEqual({
    ...defaultOverlays,
    announcementBar: { ...announcementBar, text: '' },
  });
  expect(siteContext.parse(context).showAnnouncementBar).toBe(false);
});

it('shows contact data without a publish, and omits malformed values', async () => {
  const before = await view();
  const { business } = before;
  const put = await site.owner.browser.call('PUT', `${base()}/business`, {
    json: { ...business, phone: '+49 40 123456' },
  });
  expect(put.status).toBe(200);
  expect((await view()).business.phone).toBe('+49 40 123456');
  expect((await view()).context).toEqual(before.context);

  await site.inTenant((tenant) =>
    tenant
      .updateTable('websites')
      .set({ settings: JSON.stringify({ business: { phone: 7, email: 'quay@example.com' } }) })
      .execute(),
  );
  api.services.revisions.forget(site.websiteId);
  await publish();
  expect((await view('/shop')).business).toEqual({ ...business, email: 'quay@example.com' });
});
