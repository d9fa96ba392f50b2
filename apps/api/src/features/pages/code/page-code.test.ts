import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  logIn,
  type TestSite,
} from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const { ADMIN, EDITOR, STORE_MANAGER } = collaboratorRole;

let api: TestApi;
let site: TestSite;
let base: string;
let pageId: string;
let pages = 0;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());
beforeEach(async () => {
  const json = { title: `Page ${(pages += 1)}` };
  pageId = String((await site.owner.browser.post(`${base}/pages`, { json })).body['id']);
});

const code = { head: '<script>run()</script>', foot: '<p>Hello</p>' };
const read = async (browser: TestClient) =>
  (await browser.get(`${base}/pages/${pageId}/code`)).body;
const write = (browser: TestClient, json: object) =>
  browser.call('PUT', `${base}/pages/${pageId}/code`, { json });

describe('the custom code of a page', () => {
  it('is empty by default, and is returned exactly as written, with its external hosts', async () => {
    const { browser } = site.owner;
    const none = { scripts: [], styles: [], frames: [], connections: [] };
    expect(await read(browser)).toMatchObject({ head: '', foot: '', hosts: none });
    const head = '<!-- ours -->\n<script src="https://cdn.example/a.js"></script>';
    const written = await write(browser, { ...code, head });
    expect(written.status).toBe(200);
    expect(await read(browser)).toEqual(written.body);
    expect(written.body).toMatchObject({
      head,
      foot: code.foot,
      hosts: { ...none, scripts: ['https://cdn.example'] },
    });
  });

  it.each([
    ['an ADMIN', ADMIN, 200],
    ['an EDITOR', EDITOR, 403],
    ['a STORE_MANAGER', STORE_MANAGER, 403],
  ])('requires the permission to write code: %s', async (_name, role, status) => {
    const { browser } = await createTestContributor(api, site, [role]);
    expect((await write(browser, code)).status).toBe(status);
    const { head } = await read(site.owner.browser);
    expect(head).toBe(status === 200 ? code.head : '');
  });

  it('requires a fresh login to be written', async () => {
    const before = api.clock.now;
    const { browser } = await createTestContributor(api, site, [ADMIN]);
    api.clock.now = new Date(before.getTime() + 600_001);
    const stale = await write(browser, code);
    expect([stale.status, stale.body]).toMatchObject([403, { code: 'freshLoginRequired' }]);
    api.clock.now = before;
  });

  it('does not change when an EDITOR saves the page settings, which do not accept code', async () => {
    await write(site.owner.browser, code);
    const { browser } = await createTestContributor(api, site, [EDITOR]);
    const page = `${base}/pages/${pageId}`;
    const saved = await browser.call('PATCH', page, { json: { isHidden: true } });
    expect(saved.status).toBe(200);
    expect((await browser.call('PATCH', page, { json: { code } })).status).toBe(400);
    expect(await read(browser)).toMatchObject(code);
  });

  it.each([
    [
      'markup that the head has no room for',
      { head: '\n<div>', foot: '' },
      'head',
      'Line 2: <div>',
    ],
    ['a handler', { head: '', foot: '<p onclick="x()">' }, 'foot', 'Line 1: onclick'],
    ['too much', { head: '', foot: 'é'.repeat(40_000) }, 'foot', '64 KiB'],
  ])(
    'is rejected with an error for the field, and does not change: %s',
    async (_name, json, field, words) => {
      await write(site.owner.browser, code);
      const { status, body } = await write(site.owner.browser, json);
      expect([status, body['code']]).toEqual([400, 'invalidRequest']);
      expect((body['errors'] as Record<string, string>)[field]).toContain(words);
      expect(await read(site.owner.browser)).toMatchObject(code);
    },
  );

  it('gets 409 if it has changed since it was read', async () => {
    const { revision } = await read(site.owner.browser);
    await write(site.owner.browser, code);
    const late = await write(site.owner.browser, { ...code, foot: '', revision });
    expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
  });

  it('is listed as an unpublished change until it is removed again', async () => {
    await site.owner.browser.post(`${base}/releases`, { json: {} });
    const changes = async () => (await site.owner.browser.get(`${base}/changes`)).body['rows'];
    expect(await changes()).toEqual([]);
    await write(site.owner.browser, code);
    expect(await changes()).toMatchObject([{ change: 'changed' }]);
    await write(site.owner.browser, { head: '', foot: '' });
    expect(await changes()).toEqual([]);
  });

  it('gets 404 for an unknown page', async () => {
    await logIn(api, site.owner);
    pageId = '0'.repeat(24);
    expect((await write(site.owner.browser, code)).status).toBe(404);
  });
});
