import { createHash } from 'node:crypto';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestAccount,
  type TestSite,
} from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let pageId: string;
let plain: Awaited<ReturnType<TestClient['get']>>;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  const json = { title: 'Offer' };
  pageId = String((await site.owner.browser.post(`${base}/pages`, { json })).body['id']);
  await publish();
  plain = await site.visitor().get('/offer');
  await write(code);
  await publish();
});
afterAll(() => api.close());

const script = 'document.documentElement.dataset.own = "yes";';
const head = `<script>${script}</script><script src="https://cdn.example/a.js"></script>`;
const foot = '<style>p{color:red}</style><p>Our own</p>';
const code = { head, foot };
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const call = (method: 'PUT' | 'PATCH', path: string, json: object) =>
  site.owner.browser.call(method, `${base}${path}`, { json });
const write = (json: object) => call('PUT', `/pages/${pageId}/code`, json);
const publish = async () =>
  (await site.owner.browser.post(`${base}/releases`, { json: {} })).body as unknown as {
    id: string;
    previewUrl: string;
  };
const policyOf = (result: { readonly headers: object }) =>
  String((result.headers as Record<string, unknown>)['content-security-policy']);
const carries = ({ text }: { readonly text: string }) =>
  [text.includes(head), text.includes('Our own')] as const;

/** Runs work while the page cache stores nothing. */
async function withoutPages<T>(work: () => Promise<T>): Promise<T> {
  const { pages } = api.services;
  const spies = [
    vi.spyOn(pages, 'get').mockReturnValue(undefined),
    vi.spyOn(pages, 'set').mockReturnValue(),
  ];
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

async function openSite(account: TestAccount): Promise<TestClient> {
  const visit = await account.browser.get(`/visit/${site.identifier}`);
  const { pathname, search } = new URL(String(visit.headers.location));
  const browser = site.visitor();
  await browser.get(`${pathname}${search}`);
  return browser;
}

describe('a published page with custom code', () => {
  it('contains the code at the end of head and body, and its policy allows exactly that code', async () => {
    const page = await site.visitor().get('/offer');
    expect(page.text).toContain(`${head}</head>`);
    expect(page.text).toContain(`${foot}</body>`);
    const before = policyOf(plain).split('; ');
    const added = policyOf(page)
      .split('; ')
      .filter((directive) => !before.includes(directive));
    const style = createHash('sha256').update('p{color:red}').digest('base64');
    const [, oldStyles] = /style-src-elem ([^;]+)/.exec(policyOf(plain)) ?? [];
    expect(added).toEqual([
      `script-src 'self' ${hash} https://cdn.example`,
      `style-src-elem ${oldStyles} 'sha256-${style}'`,
      "connect-src 'self' https://cdn.example",
    ]);
  });

  it('keeps its ETag in the cache, and gets another one when the code changes', async () => {
    const first = await site.visitor().get('/offer');
    const drawn = vi.spyOn(api.services.renderer, 'renderPage');
    const again = await site
      .visitor()
      .get('/offer', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.status).toBe(304);
    expect(drawn).not.toHaveBeenCalled();
    drawn.mockRestore();
    await write({ head, foot: '<p>Another</p>' });
    expect(carries(await site.visitor().get('/offer'))).toEqual([true, true]);
    await publish();
    const changed = await site.visitor().get('/offer');
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
    expect(carries(changed)).toEqual([true, false]);
    await write(code);
    await publish();
  });

  it('contains the code when it is rendered from cached data', async () => {
    await site.visitor().get('/offer');
    const fromCache = await withoutPages(() => site.visitor().get('/offer'));
    expect(carries(fromCache)).toEqual([true, true]);
    expect(policyOf(fromCache)).toContain(hash);
  });

  it('has its original HTML, policy and ETag after the code is removed', async () => {
    await write({ head: '', foot: '' });
    await publish();
    const page = await site.visitor().get('/offer');
    expect([page.text, policyOf(page), page.headers['etag']]).toEqual([
      plain.text,
      policyOf(plain),
      plain.headers['etag'],
    ]);
    await write(code);
    await publish();
  });

  it('has the code of a restored release', async () => {
    const now = await publish();
    await write({ head: '', foot: '<p>Later</p>' });
    await publish();
    expect(carries(await site.visitor().get('/offer'))).toEqual([false, false]);
    await site.owner.browser.post(`${base}/releases/${now.id}/restore`, { json: {} });
    expect(carries(await site.visitor().get('/offer'))).toEqual([true, true]);
    const draft = await site.owner.browser.get(`${base}/pages/${pageId}/code`);
    expect(draft.body).toMatchObject(code);
  });
});

it('adds a collection’s code to its lists and to each item', async () => {
  await insertTestItem(api, site, { title: 'A mug', urlId: 'mug' });
  await call('PUT', `/pages/${site.shopPageId}/code`, code);
  await publish();
  for (const path of ['/shop', '/shop?category=none', '/shop/mug'])
    expect([path, ...carries(await site.visitor().get(path))]).toEqual([path, true, true]);
});

describe('pages without custom code', () => {
  it.each(['/', '/cart', '/checkout', '/search', '/nowhere'])('has no code at %s', async (path) => {
    const page = await site.visitor().get(path);
    expect(carries(page)).toEqual([false, false]);
    expect(policyOf(page)).not.toContain('cdn.example');
  });

  it('has no code on a draft or on the preview of an earlier release', async () => {
    const { previewUrl } = await publish();
    const { search } = new URL(previewUrl);
    const preview = await site.visitor().get(`/offer${search}`);
    expect([preview.status, ...carries(preview)]).toEqual([200, false, false]);
    const { search: edit } = new URL(String((await site.owner.browser.get(base)).body['editUrl']));
    const draft = await site.visitor().get(`/offer${edit}`);
    expect([draft.status, ...carries(draft)]).toEqual([200, false, false]);
    expect(policyOf(draft)).not.toContain('cdn.example');
  });

  it('has no code on a locked page, even when it is unlocked', async () => {
    const password = 'sesame';
    await call('PATCH', `/pages/${pageId}`, { access: 'locked', password });
    await publish();
    const visitor = site.visitor();
    await visitor.post('/api/unlock/post', { form: { path: '/offer', password } });
    const opened = await visitor.get('/offer');
    expect([opened.status, ...carries(opened)]).toEqual([200, false, false]);
    await call('PATCH', `/pages/${pageId}`, { access: 'open' });
    await publish();
  });

  it('has no code if sites share an origin with the configuration area', async () => {
    const settings = api.services.settings as { singleOrigin: boolean };
    settings.singleOrigin = true;
    const page = await withoutPages(() => site.visitor().get('/offer'));
    settings.singleOrigin = false;
    expect(carries(page)).toEqual([false, false]);
  });
});

describe('disabled custom code', () => {
  it('is removed for everyone by the website’s setting', async () => {
    await call('PATCH', '', { runsCode: false });
    const off = await site.visitor().get('/offer');
    await call('PATCH', '', { runsCode: true });
    expect([carries(off), policyOf(off)]).toEqual([[false, false], policyOf(plain)]);
    expect(carries(await site.visitor().get('/offer'))).toEqual([true, true]);
  });

  it('is removed by ?safe for collaborators only', async () => {
    const stranger = site.visitor();
    expect(carries(await stranger.get('/offer?safe'))).toEqual([true, true]);
    expect(carries(await stranger.get('/offer?safe'))).toEqual([true, true]);
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const browser = await openSite(editor);
    const safe = await browser.get('/offer?safe');
    expect([safe.status, ...carries(safe)]).toEqual([200, false, false]);
    expect(safe.headers['cache-control']).toBe('private, no-store');
    expect(policyOf(safe)).not.toContain('cdn.example');
    expect(carries(await browser.get('/offer'))).toEqual([true, true]);
    expect(carries(await stranger.get('/offer?safe'))).toEqual([true, true]);
  });
});
