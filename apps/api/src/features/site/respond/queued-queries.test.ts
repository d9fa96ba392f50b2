import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkQueue } from '../../../platform/limits/work-queue.ts';
import { createSiteMemory } from '../../../platform/page-cache/site-memory.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { testRenderer, viewOf } from '../../../testing/test-renderer.ts';

/** Renders every page but one. */
const renderer: typeof testRenderer = {
  ...testRenderer,
  renderPage(view) {
    if (view.path === '/breaks' && view.main.kind !== 'error') {
      onBreak();
      throw new Error('broken');
    }
    return testRenderer.renderPage(view);
  },
};

let onBreak: () => void = () => {};
let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  const queue = () => createWorkQueue({ running: 1, waiting: 0 });
  api = await openTestApi({
    services: ({ work }) => ({
      renderer,
      // Nothing of a site stays in memory, so that each error page reads its frame.
      memory: createSiteMemory(0),
      work: { ...work, page: queue(), personalPage: queue() },
    }),
  });
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  await site.owner.browser.post(`${base}/pages`, { json: { title: 'Breaks' } });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
});
afterAll(() => api.close());

const visit = (path: string) => site.visitor().get(path, { headers: { accept: 'text/html' } });

/** Fills a queue until the returned function is called. */
function occupy(name: 'page' | 'personalPage'): () => void {
  const held = Promise.withResolvers<void>();
  void api.services.work[name].run(() => held.promise);
  return held.resolve;
}

it('returns 429 for a non-canonical path while the page queue is full', async () => {
  expect((await visit('/SHOP')).status).toBe(301);
  const release = occupy('page');
  const responses = await Promise.all(['/SHOP', '/ShOp', '/NoWhere'].map(visit));
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(responses[0]!.headers['retry-after']).toBeDefined();
  release();
  expect((await visit('/SHOP')).status).toBe(301);
});

it('returns 429 for a page with a form result while the queue of personal pages is full', async () => {
  const release = occupy('personalPage');
  expect((await visit('/?form=a&return=unknown')).status).toBe(429);
  release();
  expect((await visit('/?form=a&return=unknown')).status).toBe(200);
});

it('returns a plain error page with 500 while the page queue is full', async () => {
  const broken = await visit('/breaks');
  expect([broken.status, viewOf(broken.text).main]).toMatchObject([500, { kind: 'error' }]);

  let release = () => {};
  onBreak = () => {
    release = occupy('page');
  };
  const plain = await visit('/breaks');
  expect(plain.status).toBe(500);
  expect(plain.text).toMatch(/^<!doctype html>/i);
  onBreak = () => {};
  release();
  expect((await visit('/breaks')).text).toContain('The shop');
});
