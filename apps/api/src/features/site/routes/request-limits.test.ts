import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLimits } from '../../../platform/routing/route-access.ts';
import { createWorkQueue } from '../../../platform/limits/work-queue.ts';
import { demoAssetFolder } from '../../../seed/demo-assets.ts';
import { countRenders } from '../../../testing/count-renders.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';

let api: TestApi;
let site: TestSite;
let imagePath: string;
const renders = countRenders();
/** While it is set, image resizing waits for it. */
let hold: Promise<void> | undefined;
const once = { running: 1, waiting: 1 } as const;

beforeAll(async () => {
  api = await openTestApi({
    rateLimits: true,
    services: ({ images, work }) => ({
      renderer: renders.renderer,
      images: {
        ...images,
        write: async (...written) => {
          await hold;
          return images.write(...written);
        },
      },
      work: { ...work, imageWidth: createWorkQueue(once) },
    }),
  });
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { body } = await site.owner.browser.post(`${base}/pages`, { json: { title: 'Door' } });
  const change = { access: 'locked', password: 'open sesame' };
  await site.owner.browser.call('PATCH', `${base}/pages/${String(body['id'])}`, { json: change });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  const cup = await readFile(join(demoAssetFolder, 'cafe-espresso.jpg'));
  imagePath = (await uploadTestFile(api, site, 'cup.jpg', cup)).json<{ url: string }>().url;
});
afterAll(() => api.close());

let addresses = 0;
/** Returns an IP address without counted requests. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  site.visitor().get(path, { headers: { accept: 'text/html', ...headers }, address });

describe('pages that are rendered per request', () => {
  const { max } = callLimits.personalPage;

  it.each([
    ['the cart', 200, () => '/cart'],
    ['a locked page', 403, () => '/door'],
    ['a page that thanks for a form', 200, (number: number) => `/?form=f${number}&sent=1`],
  ])('are limited per IP address: %s', async (_, status, path) => {
    await get(path(-1), newAddress());
    const address = newAddress();
    const results = [];
    for (let number = 0; number < max + 20; number += 1)
      results.push(await get(path(number), address));
    const rejected = results.filter((response) => response.status === 429);
    expect(results.filter((response) => response.status === status)).toHaveLength(max);
    expect(rejected).toHaveLength(20);
    for (const { headers, text } of rejected) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('"status":429');
    }
    expect((await get('/', address)).status).toBe(200);
    expect((await get(path(0), newAddress())).status).toBe(status);
  });

  it('are not rendered for a rejected request', async () => {
    const address = newAddress();
    for (let number = 0; number < max; number += 1) await get('/cart', address);
    await get('/cart', address);
    const count = await renders.during(async () => {
      for (let number = 0; number < 50; number += 1)
        expect((await get('/cart', address)).status).toBe(429);
    });
    expect(count).toBe(0);
  });
});

it('a form without a stored result does not make a page personal', async () => {
  const address = newAddress();
  await get('/', address);
  const count = await renders.during(async () => {
    for (let number = 0; number < 30; number += 1) {
      const response = await get(`/?form=contact&return=token-${number}`, address);
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });
  expect(count).toBe(0);
});

it('searches are limited per IP address', async () => {
  const address = newAddress();
  const { max } = callLimits.search;
  const statuses = [];
  for (let number = 0; number < max + 5; number += 1)
    statuses.push((await get(`/search?q=${number}`, address)).status);
  expect(statuses).toEqual([...Array<number>(max).fill(200), ...Array<number>(5).fill(429)]);
});

it('new image widths are limited in total', async () => {
  const image = (width: number) =>
    get(`${imagePath}?format=${width}w`, newAddress(), { accept: 'image/webp' });
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  const [first, second, third] = [image(100), image(300), image(500)];
  const rejected = await Promise.race([first, second, third]);
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([429, '2']);
  // A request for the same width waits for the first one and takes no slot.
  const again = image(100);
  hold = undefined;
  held.resolve();
  const results = await Promise.all([first, second, third, again]);
  const statuses = results.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses).toContain(429);
  expect((await image(500)).status).toBe(200);
});
