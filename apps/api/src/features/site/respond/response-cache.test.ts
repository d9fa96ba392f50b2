import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { websiteStatus, workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countRenders } from '../../../testing/count-renders.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { formDraftOf } from '../../../testing/form-draft.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../../testing/site-contents.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';
import { writeFormRow } from '../../forms/forms.queries.ts';

let api: TestApi;
let one: TestSite;
let other: TestSite;
let port: number;
const renders = countRenders();
beforeAll(async () => {
  api = await openTestApi({ services: () => ({ renderer: renders.renderer }) });
  one = await createTestSite(api, 'one');
  other = await createTestSite(api, 'other');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The response was served before routing. */
  readonly isCached: boolean;
}

const spyOnServe = () => vi.spyOn(api.services.responseCache, 'serve');
let serve: ReturnType<typeof spyOnServe>;
beforeEach(() => {
  serve?.mockRestore();
  serve = spyOnServe();
});

/** Sends one request over a connection, like a browser. */
function ask(
  site: TestSite,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const host = `${site.identifier}.localhost:4000`;
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host, ...headers } };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          isCached: serve.mock.results.at(-1)?.value !== undefined,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Repeats a request until its response is cached: it is rendered, found in the page cache, then served before routing. */
async function cacheResponse(site: TestSite, path: string): Promise<Answer> {
  const first = await ask(site, path);
  expect(first.isCached).toBe(false);
  await ask(site, path);
  const cached = await ask(site, path);
  expect(cached.isCached).toBe(true);
  return cached;
}

const withoutDate = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers;

describe('a cached response', () => {
  it('equals the routed response, including its headers', async () => {
    const path = '/?same';
    const first = await ask(one, path);
    await ask(one, path);
    for (const headers of [{}, { 'if-none-match': String(first.headers.etag) }]) {
      const cached = await ask(one, path, headers);
      serve.mockImplementationOnce(() => undefined);
      const routed = await ask(one, path, headers);
      expect([cached.isCached, routed.isCached]).toEqual([true, false]);
      expect(cached.status).toBe('if-none-match' in headers ? 304 : 200);
      expect({ ...cached, headers: withoutDate(cached.headers), isCached: false }).toEqual({
        ...routed,
        headers: withoutDate(routed.headers),
      });
      expect(cached.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('has the requested encoding', async () => {
    await cacheResponse(one, '/?encoded');
    for (const encoding of ['br', 'gzip']) {
      const result = await ask(one, '/?encoded', { 'accept-encoding': encoding });
      expect([result.isCached, result.headers['content-encoding']]).toEqual([true, encoding]);
    }
  });

  it('shares a weak ETag across encodings, like a routed response', async () => {
    for (const isRouted of [true, false]) {
      const get = (headers: Readonly<Record<string, string>>) => {
        if (isRouted) serve.mockImplementationOnce(() => undefined);
        return ask(one, '/?tagged', headers);
      };
      if (!isRouted) await ask(one, '/?tagged');
      const encodings = ['br', 'gzip', 'identity'];
      for (const encoding of encodings) {
        const first = await get({ 'accept-encoding': encoding });
        expect([first.status, first.isCached]).toEqual([200, !isRouted]);
        const tag = String(first.headers.etag);
        expect(tag).toMatch(/^W\/"[^"]+"$/);
        const again = await get({ 'accept-encoding': encoding, 'if-none-match': tag });
        expect([again.status, again.headers.etag, again.text]).toEqual([304, tag, '']);
        // A weak tag identifies no bytes, so it satisfies no strong comparison.
        for (const other of encodings)
          expect((await get({ 'accept-encoding': other, 'if-match': tag })).status).toBe(412);
        const ranged = await get({
          'accept-encoding': encoding,
          range: 'bytes=0-9',
          'if-range': tag,
        });
        expect([ranged.status, ranged.headers['content-range']]).toEqual([200, undefined]);
      }
    }
  });

  it('is never served for another website’s host (SITE-18)', async () => {
    const own = await cacheResponse(one, '/?mine');
    const foreign = await ask(other, '/?mine');
    expect(foreign.isCached).toBe(false);
    expect(JSON.parse(own.text).site.title).toBe('The one');
    expect(JSON.parse(foreign.text).site.title).toBe('The other');
  });

  it.each([
    ['has a body', { 'content-length': '0' }],
    ['expects an interim response', { expect: '100-continue' }],
  ])('is not served for a request that %s', async (_, headers) => {
    const path = `/?not-${Object.keys(headers)[0]}`;
    await cacheResponse(one, path);
    expect((await ask(one, path, headers as Record<string, string>)).isCached).toBe(false);
  });

  it('is served with an unlock cookie too, because only open pages are cached', async () => {
    await cacheResponse(one, '/?unlocked');
    const cookie = 'a=b; sw_unlock=token';
    expect((await ask(one, '/?unlocked', { cookie })).isCached).toBe(true);
  });

  it('is served for GET only', async () => {
    await cacheResponse(one, '/?method');
    const head = await ask(one, '/?method', {}, 'HEAD');
    expect([head.isCached, head.status, head.text]).toEqual([false, 200, '']);
  });

  it('expires with a publish: the next load shows the new page (SITE-03)', async () => {
    await cacheResponse(one, '/?published');
    const base = `/api/websites/${one.websiteId}`;
    await one.owner.browser.post(`${base}/pages`, { json: { title: 'New' } });
    await one.owner.browser.post(`${base}/releases`, { json: {} });
    expect((await ask(one, '/?published')).isCached).toBe(false);
    expect((await ask(one, '/new')).status).toBe(200);
  });

  it('expires when a scheduled item becomes public (CONTENT-05)', async () => {
    const publishAt = new Date(api.clock.now.getTime() + 1_800_000);
    await insertTestItem(api, one, {
      title: 'Soon',
      urlId: 'soon',
      state: workflowState.SCHEDULED,
      publishAt,
    });
    expect((await cacheResponse(one, '/shop')).text).not.toContain('Soon');
    api.clock.now = new Date(publishAt.getTime() - 60_000);
    await ask(one, '/shop');
    expect((await ask(one, '/shop')).isCached).toBe(true);
    api.clock.now = publishAt;
    expect((await ask(one, '/shop')).text).toContain('Soon');
  });

  /** Changes that visitors see with the next load, without a publish. */
  const changes: Readonly<
    Record<string, (owner: ReturnType<typeof siteContents>) => Promise<unknown>>
  > = {
    'a new item': ({ createItem }) => createItem(blogId, { title: 'Second' }),
    'a changed item': ({ writeItem }) => writeItem(itemId, { title: 'First, again' }),
    'a deleted item': ({ deleteItem }) => deleteItem(itemId),
    'the title of the website': ({ base }) =>
      one.owner.browser.call('PATCH', base, { json: { title: 'The first' } }),
    'the business': ({ base }) => saveAgain(`${base}/business`, { phone: '+1 555 010 0000' }),
    'a form': ({ base }) => saveAgain(`${base}/forms/${formId}`, { submitButtonText: 'Go' }),
    'the text alternative of a file': ({ base }) =>
      one.owner.browser.call('PATCH', `${base}/assets/${assetId}`, { json: { alt: 'A cup' } }),
    'a deleted file': ({ base }) => one.owner.browser.call('DELETE', `${base}/assets/${assetId}`),
  };
  let blogId: string;
  let itemId: string;
  let formId: string;
  let assetId: string;
  /** Reads stored values and saves them with a change, like the configuration area. */
  async function saveAgain(url: string, change: object): Promise<{ readonly status: number }> {
    const stored = url.includes('/forms/')
      ? { ...formDraftOf() }
      : (await one.owner.browser.get(url)).body;
    return one.owner.browser.call('PUT', url, { json: { ...stored, ...change } });
  }

  it.each(Object.keys(changes))('expires after a change: %s', async (name) => {
    const owner = siteContents(one);
    const blog = await owner.createPage({ title: `Blog of ${name}`, kind: 'collection' });
    await owner.publish();
    blogId = String(blog.body['collectionId']);
    itemId = idOf(await owner.createItem(blogId, { title: 'First' }));
    formId = api.services.createId();
    const form = { ...formDraftOf(), id: formId };
    await one.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
    const file = Buffer.from(`%PDF-1.7 ${name}`);
    const uploaded = await uploadTestFile(api, one, 'menu.pdf', file);
    assetId = uploaded.json<{ id: string }>().id;
    const path = `/?${encodeURIComponent(name)}`;
    await cacheResponse(one, path);
    expect(await renders.during(() => ask(one, path))).toBe(0);
    expect(await changes[name]?.(owner)).toMatchObject({ status: 200 });
    expect(await renders.during(() => ask(one, path))).toBe(1);
  });

  it('expires when the website is closed', async () => {
    await cacheResponse(other, '/?closed');
    await other.inTenant((tenant) =>
      tenant.updateTable('websites').set({ status: websiteStatus.EXPIRED }).execute(),
    );
    api.services.hosts.forget();
    const closed = await ask(other, '/?closed');
    expect([closed.isCached, closed.status === 200]).toEqual([false, false]);
  });

  it('is routed again after the cached host and revision expire', async () => {
    await cacheResponse(one, '/?old');
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    expect((await ask(one, '/?old')).isCached).toBe(false);
    expect((await ask(one, '/?old')).isCached).toBe(true);
  });

  it('is not stored for URLs that can show a draft', async () => {
    for (let time = 0; time < 3; time += 1)
      for (const path of ['/?edit=nothing', '/?safe', '/?safe=1', '/?a=b&safe'])
        expect([path, (await ask(one, path)).isCached]).toEqual([path, false]);
  });

  it.each([
    '/?%73afe',
    '/?a=b&saf%65=1',
    '/?%65dit=nothing',
    '/?edit%3D&edi%74=x',
    '/?%70review=x',
  ])('is not stored for draft parameters with percent-encoded names: %s', async (path) => {
    for (let time = 0; time < 3; time += 1) expect((await ask(one, path)).isCached).toBe(false);
  });

  it('is stored for parameters with similar names', async () => {
    expect((await cacheResponse(one, '/?credit=1&unsafe&review=2')).status).toBe(200);
  });
});
