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
  /** It was given before the router looked at the request. */
  readonly wasKept: boolean;
}

const give = () => vi.spyOn(api.services.responseCache, 'give');
let given: ReturnType<typeof give>;
beforeEach(() => {
  given?.mockRestore();
  given = give();
});

/** One request over a connection, as a browser sends it. */
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
          wasKept: given.mock.results.at(-1)?.value !== undefined,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Asks until the answer is kept: it is drawn, found in the cache, then kept. */
async function keep(site: TestSite, path: string): Promise<Answer> {
  const first = await ask(site, path);
  expect(first.wasKept).toBe(false);
  await ask(site, path);
  const kept = await ask(site, path);
  expect(kept.wasKept).toBe(true);
  return kept;
}

const withoutDate = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers;

describe('a kept answer', () => {
  it('is the same as on the whole way, headers and all', async () => {
    const path = '/?same';
    const first = await ask(one, path);
    await ask(one, path);
    for (const headers of [{}, { 'if-none-match': String(first.headers.etag) }]) {
      const kept = await ask(one, path, headers);
      given.mockImplementationOnce(() => undefined);
      const whole = await ask(one, path, headers);
      expect([kept.wasKept, whole.wasKept]).toEqual([true, false]);
      expect(kept.status).toBe('if-none-match' in headers ? 304 : 200);
      expect({ ...kept, headers: withoutDate(kept.headers), wasKept: false }).toEqual({
        ...whole,
        headers: withoutDate(whole.headers),
      });
      expect(kept.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('comes in the encoding that was asked for', async () => {
    await keep(one, '/?encoded');
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(one, '/?encoded', { 'accept-encoding': encoding });
      expect([answer.wasKept, answer.headers['content-encoding']]).toEqual([true, encoding]);
    }
  });

  it('shares a weak tag with all encodings, as on the whole way', async () => {
    for (const isWhole of [true, false]) {
      const get = (headers: Readonly<Record<string, string>>) => {
        if (isWhole) given.mockImplementationOnce(() => undefined);
        return ask(one, '/?tagged', headers);
      };
      if (!isWhole) await ask(one, '/?tagged');
      const encodings = ['br', 'gzip', 'identity'];
      for (const encoding of encodings) {
        const first = await get({ 'accept-encoding': encoding });
        expect([first.status, first.wasKept]).toEqual([200, !isWhole]);
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

  it('never answers for another website’s host (SITE-18)', async () => {
    const mine = await keep(one, '/?mine');
    const theirs = await ask(other, '/?mine');
    expect(theirs.wasKept).toBe(false);
    expect(JSON.parse(mine.text).site.title).toBe('The one');
    expect(JSON.parse(theirs.text).site.title).toBe('The other');
  });

  it.each([
    ['brings a body', { 'content-length': '0' }],
    ['waits to be told to go on', { expect: '100-continue' }],
  ])('is not for a request that %s', async (_, headers) => {
    const path = `/?not-${Object.keys(headers)[0]}`;
    await keep(one, path);
    expect((await ask(one, path, headers as Record<string, string>)).wasKept).toBe(false);
  });

  it('is for whoever opened a locked page as well: what is kept is open to everybody', async () => {
    await keep(one, '/?unlocked');
    const cookie = 'a=b; sw_unlock=token';
    expect((await ask(one, '/?unlocked', { cookie })).wasKept).toBe(true);
  });

  it('is for readers only', async () => {
    await keep(one, '/?method');
    const head = await ask(one, '/?method', {}, 'HEAD');
    expect([head.wasKept, head.status, head.text]).toEqual([false, 200, '']);
  });

  it('ends with a publish: the next load shows the new page (SITE-03)', async () => {
    await keep(one, '/?published');
    const base = `/api/websites/${one.websiteId}`;
    await one.owner.browser.post(`${base}/pages`, { json: { title: 'New' } });
    await one.owner.browser.post(`${base}/releases`, { json: {} });
    expect((await ask(one, '/?published')).wasKept).toBe(false);
    expect((await ask(one, '/new')).status).toBe(200);
  });

  it('ends when a scheduled item becomes public by the clock alone (CONTENT-05)', async () => {
    const publishAt = new Date(api.clock.now.getTime() + 1_800_000);
    await insertTestItem(api, one, {
      title: 'Soon',
      urlId: 'soon',
      state: workflowState.SCHEDULED,
      publishAt,
    });
    expect((await keep(one, '/shop')).text).not.toContain('Soon');
    api.clock.now = new Date(publishAt.getTime() - 60_000);
    await ask(one, '/shop');
    expect((await ask(one, '/shop')).wasKept).toBe(true);
    api.clock.now = publishAt;
    expect((await ask(one, '/shop')).text).toContain('Soon');
  });

  /** What an owner changes without a publish, and visitors see with the next load. */
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
  /** Reads what is stored and writes it with a change, as the configuration area does. */
  async function saveAgain(url: string, change: object): Promise<{ readonly status: number }> {
    const stored = url.includes('/forms/')
      ? { ...formDraftOf() }
      : (await one.owner.browser.get(url)).body;
    return one.owner.browser.call('PUT', url, { json: { ...stored, ...change } });
  }

  it.each(Object.keys(changes))('ends with %s', async (name) => {
    const owner = siteContents(one);
    const blog = await owner.createPage({ title: `Blog of ${name}`, kind: 'collection' });
    await owner.publish();
    blogId = String(blog.body['collectionId']);
    itemId = idOf(await owner.createItem(blogId, { title: 'First' }));
    formId = api.services.createId();
    const form = { ...formDraftOf(), id: formId };
    await one.inTenant((trx) => writeFormRow(trx, one.websiteId, form, api.clock.now));
    const file = Buffer.from(`%PDF-1.7 ${name}`);
    const uploaded = await uploadTestFile(api, one, 'menu.pdf', file);
    assetId = uploaded.json<{ id: string }>().id;
    const path = `/?${encodeURIComponent(name)}`;
    await keep(one, path);
    expect(await renders.during(() => ask(one, path))).toBe(0);
    expect(await changes[name]?.(owner)).toMatchObject({ status: 200 });
    expect(await renders.during(() => ask(one, path))).toBe(1);
  });

  it('ends when the website is closed', async () => {
    await keep(other, '/?closed');
    await other.inTenant((trx) =>
      trx
        .updateTable('websites')
        .set({ status: websiteStatus.EXPIRED })
        .where('website_id', '=', other.websiteId)
        .execute(),
    );
    api.services.hosts.forget();
    const closed = await ask(other, '/?closed');
    expect([closed.wasKept, closed.status === 200]).toEqual([false, false]);
  });

  it('ends when it is no longer believed', async () => {
    await keep(one, '/?old');
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    expect((await ask(one, '/?old')).wasKept).toBe(false);
    expect((await ask(one, '/?old')).wasKept).toBe(true);
  });

  it('is not found for links that show a draft', async () => {
    for (let time = 0; time < 3; time += 1)
      for (const path of ['/?edit=nothing', '/?safe', '/?safe=1', '/?a=b&safe'])
        expect([path, (await ask(one, path)).wasKept]).toEqual([path, false]);
  });

  it.each([
    '/?%73afe',
    '/?a=b&saf%65=1',
    '/?%65dit=nothing',
    '/?edit%3D&edi%74=x',
    '/?%70review=x',
  ])('is not found for such a link whose name is written in signs: %s', async (path) => {
    for (let time = 0; time < 3; time += 1) expect((await ask(one, path)).wasKept).toBe(false);
  });

  it('is found for names that only end like those of such a link', async () => {
    expect((await keep(one, '/?credit=1&unsafe&review=2')).status).toBe(200);
  });
});
