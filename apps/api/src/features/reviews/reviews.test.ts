import {
  changeReviews,
  listReviews,
  readReview,
  readReviewSettings,
  writeReview,
  writeReviewSettings,
} from '@sitewright/contracts/api';
import { collaboratorRole, pageType } from '@sitewright/contracts/codes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import {
  createTestReview,
  createTestReviewRequest,
  reviewParts,
} from '../../testing/create-test-review.ts';
import {
  createTestContributor,
  createTestSite,
  logIn,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { testStore } from '../../testing/test-checkout.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { verifyInvariants } from '../../platform/invariants/index.ts';

const dayMs = 86_400_000;
const html = { accept: 'text/html' };

let api: TestApi;
let site: TestSite;
let path: string;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T10:00:00.000Z');
  site = await createTestSite(api, `reviews-${(sites += 1)}`);
  path = `/api/websites/${site.websiteId}/reviews`;
  await setStoreSettings(site, testStore);
});

const photo = async (name = 'mug.jpg', background = 'teal') => ({
  name,
  content: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const settingsPath = () => `/api/websites/${site.websiteId}/review-settings`;
const setSettings = (changes: object) =>
  site.owner.browser.call('PUT', settingsPath(), {
    json: {
      requestsReviews: false,
      daysAfterFulfillment: 14,
      approvesReviews: false,
      ...changes,
    },
  });
const list = async (query = '') =>
  (await site.owner.browser.get(`${path}${query}`)).as(listReviews).rows;
const mainAt = async (url: string) =>
  viewOf((await site.visitor().get(url, { headers: html })).text).main;
const violations = async () =>
  (await verifyInvariants(api.database)).invariants.filter(({ breaches }) => breaches.length > 0);
const change = async (reviewIds: readonly string[], action: string) =>
  (await site.owner.browser.post(`${path}/change`, { json: { reviewIds, action } })).as(
    changeReviews,
  );

describe('the page of a review request', () => {
  it('stores stars, texts and photos of a form without a script, and thanks (REVIEW-01, ROUTE-35)', async () => {
    const { path: link } = await createTestReviewRequest(api, site);
    const visitor = site.visitor();
    const page = viewOf((await visitor.get(link, { headers: html })).text);
    expect([page.context.pageType, page.head.noIndex]).toEqual([pageType.REVIEWS_REQUEST, true]);
    expect(page.main).toMatchObject({ kind: 'review', state: 'open', author: 'Ada L.' });
    const photos = [await photo(), await photo('second.png', 'red')];
    const { parts } = reviewParts({ text: 'Holds\r\ntea.' }, photos);
    const sent = await visitor.post(link, { headers: html, parts: parts ?? [] });
    expect([sent.status, sent.headers.location]).toEqual([303, `${link}?sent=1`]);
    expect(await mainAt(`${link}?sent=1`)).toMatchObject({ state: 'pending' });
    const [stored, ...more] = await list();
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      rating: 4,
      title: 'Warm',
      text: 'Holds\ntea.',
      author: 'Ada L.',
      state: 'pending',
      photos: [{ contentType: 'image/jpeg' }, { fileName: 'second.jpg' }],
    });
  });

  it('says that a purchase is already reviewed, and stores one review of it (REVIEW-04)', async () => {
    const { path: link } = await createTestReviewRequest(api, site);
    const responses = await Promise.all(
      [1, 2, 3].map(() => site.visitor().post(link, reviewParts())),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    const again = await site.visitor().post(link, reviewParts());
    expect(again.body).toMatchObject({
      code: 'alreadyReviewed',
      error: 'You have already reviewed this purchase',
    });
    expect(await mainAt(link)).toMatchObject({ state: 'reviewed' });
    expect(await list()).toHaveLength(1);
    await change([(await list())[0]?.id ?? ''], 'delete');
    expect((await site.visitor().post(link, reviewParts())).status).toBe(409);
    expect(await list()).toEqual([]);
  });

  it('says that its link has expired after 90 days (REVIEW-05)', async () => {
    const { path: link } = await createTestReviewRequest(api, site);
    api.clock.now = new Date(api.clock.now.getTime() + 90 * dayMs - 1000);
    expect(await mainAt(link)).toMatchObject({ state: 'open' });
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    expect(await mainAt(link)).toMatchObject({ state: 'expired' });
    const late = await site.visitor().post(link, reviewParts());
    expect([late.status, late.body]).toMatchObject([
      410,
      { error: 'Your review request has expired' },
    ]);
    await logIn(api, site.owner);
    expect(await list()).toEqual([]);
  });

  it('is sent again with the entries and their errors, and stores no photo (REVIEW-03)', async () => {
    const { path: link } = await createTestReviewRequest(api, site);
    const { parts = [] } = reviewParts({ rating: '', author: '' }, [await photo()]);
    const rejected = await site.visitor().post(link, { headers: html, parts });
    expect(rejected.status).toBe(400);
    expect(viewOf(rejected.text).formReturn).toMatchObject({
      values: { title: 'Warm', text: 'Holds tea.' },
      errors: { rating: 'Please select a star rating', author: 'Please enter your name.' },
    });
    const assets = await site.inTenant((tenant) =>
      tenant.selectFrom('assets').select('assetId').execute(),
    );
    expect(assets).toEqual([]);
  });

  it.each([
    ['a text as a photo', [{ name: 'mug.jpg', content: Buffer.from('not an image') }], /mug\.jpg/],
    ['a document', [{ name: 'a.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') }], /a\.pdf/],
    [
      'a photo that is too large',
      [{ name: 'big.jpg', content: Buffer.alloc(10_500_000) }],
      /10 MB/,
    ],
  ])('rejects %s', async (_, photos, message) => {
    const { path: link } = await createTestReviewRequest(api, site);
    const sent = await site.visitor().post(link, reviewParts({}, photos));
    expect(sent.body).toMatchObject({
      errors: { photos: expect.stringMatching(message) as string },
    });
    expect(await list()).toEqual([]);
  });

  it('rejects five photos, a foreign origin, and a token that it did not issue', async () => {
    const { path: link } = await createTestReviewRequest(api, site);
    const five = await Promise.all(
      ['red', 'blue', 'teal', 'gold', 'pink'].map((color) => photo(`${color}.jpg`, color)),
    );
    expect((await site.visitor().post(link, reviewParts({}, five))).body).toMatchObject({
      errors: { photos: 'Please choose at most 4 photos.' },
    });
    const foreign = reviewParts();
    const headers = { ...foreign.headers, origin: 'https://elsewhere.example' };
    expect((await site.visitor().post(link, { ...foreign, headers })).status).toBe(403);
    const unstorable = await site.visitor().post(link, reviewParts({ text: 'tea\u0000' }));
    expect(unstorable.body).toMatchObject({ code: 'malformedRequest' });
    const guess = `/reviews/${'a'.repeat(43)}`;
    expect((await site.visitor().post(guess, reviewParts())).status).toBe(404);
    expect((await site.visitor().get(guess)).status).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('the moderation of reviews', () => {
  it('publishes approved reviews only, with average and count, on the page and in lists', async () => {
    const { itemId, variants } = await createTestProduct(site, [{ qtyInStock: 9 }], {
      title: 'Mug',
    });
    const item = async () => {
      const main = await mainAt('/shop/mug');
      return main.kind === 'item' ? main : undefined;
    };
    const ids: string[] = [];
    for (const rating of ['5', '4', '4'])
      ids.push(await createTestReview(api, site, { rating }, variants[0]?.id));
    expect([(await item())?.reviews, (await item())?.item.product?.rating]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await change(ids, 'approve')).toEqual({ changed: 3 });
    const shown = await item();
    expect(shown?.reviews).toMatchObject({ rating: { average: 4.3, count: 3 }, pageCount: 1 });
    expect(shown?.reviews?.reviews.map(({ rating }) => rating)).toEqual([4, 4, 5]);
    const shop = await mainAt('/shop');
    expect(shop.kind === 'collection' && shop.collection.items[0]?.product?.rating).toEqual({
      average: 4.3,
      count: 3,
    });
    await change([ids[0] ?? ''], 'hide');
    const left = (await item())?.reviews;
    expect(left?.rating).toEqual({ average: 4, count: 2 });
    expect(left?.reviews.map(({ rating }) => rating)).toEqual([4, 4]);
    await change(ids, 'delete');
    expect((await item())?.reviews).toBeUndefined();
    expect(itemId).toHaveLength(24);
    expect(await violations()).toEqual([]);
  });

  it('counts exactly when several people approve and hide at once', async () => {
    const { variants } = await createTestProduct(site, [{ qtyInStock: 9 }]);
    const ids: string[] = [];
    for (const rating of ['1', '2', '3', '4', '5'])
      ids.push(await createTestReview(api, site, { rating }, variants[0]?.id));
    await Promise.all(ids.map((id) => change([id], 'approve')));
    await Promise.all([
      change([ids[0] ?? '', ids[1] ?? ''], 'hide'),
      change([ids[1] ?? '', ids[4] ?? ''], 'hide'),
      change([ids[2] ?? ''], 'delete'),
    ]);
    expect(await violations()).toEqual([]);
  });

  it('publishes at once if the store approves reviews automatically', async () => {
    expect((await site.owner.browser.get(settingsPath())).as(readReviewSettings)).toEqual({
      requestsReviews: false,
      daysAfterFulfillment: 14,
      approvesReviews: false,
    });
    (await setSettings({ approvesReviews: true })).as(writeReviewSettings);
    const { path: link } = await createTestReviewRequest(api, site);
    await site.visitor().post(link, reviewParts());
    expect((await list())[0]?.state).toBe('approved');
    expect(await mainAt(`${link}?sent=1`)).toMatchObject({ state: 'published' });
    expect((await setSettings({ daysAfterFulfillment: 61 })).status).toBe(400);
    expect(await violations()).toEqual([]);
  });

  it('answers a review, and rejects a change that started from an older revision', async () => {
    const id = await createTestReview(api, site);
    const write = (reply: string, revision: number) =>
      site.owner.browser.call('PUT', `${path}/${id}`, {
        json: { change: { state: 'approved', reply }, revision },
      });
    const answered = (await write('Thank you!', 1)).as(writeReview);
    expect(answered).toMatchObject({
      state: 'approved',
      reply: 'Thank you!',
      repliedAt: '2026-11-20T10:00:00.000Z',
      revision: 2,
    });
    const stale = await write('Never mind', 1);
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'conflict' }]);
    expect((await write('', 2)).as(writeReview)).toMatchObject({ reply: '', repliedAt: null });
  });

  it('lists reviews by state and by part of their texts', async () => {
    const { variants } = await createTestProduct(site, [{ qtyInStock: 9 }], { title: 'Blue mug' });
    const first = await createTestReview(api, site, { title: '50 % better' }, variants[0]?.id);
    await createTestReview(api, site, { author: 'Grace H.' }, variants[0]?.id);
    await createTestReview(api, site);
    await change([first], 'hide');
    const count = async (query: string) => (await list(query)).length;
    expect(await count('')).toBe(3);
    expect(await count('?state=pending')).toBe(2);
    expect(await count('?state=hidden')).toBe(1);
    expect(await count('?search=blue')).toBe(2);
    expect(await count('?search=grace')).toBe(1);
    expect(await count('?search=50%20%25')).toBe(1);
    expect(await count('?search=%25')).toBe(1);
  });

  it('returns 403 without the permission, and 404 or nothing on another website', async () => {
    const id = await createTestReview(api, site);
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(api, `other-${sites}`);
    const there = `/api/websites/${other.websiteId}/reviews`;
    const write = { json: { change: { state: 'approved', reply: '' }, revision: 1 } };
    const bulk = { json: { reviewIds: [id], action: 'approve' } };
    for (const [method, url, options] of [
      ['GET', '', {}],
      ['GET', `/${id}`, {}],
      ['PUT', `/${id}`, write],
      ['POST', '/change', bulk],
    ] as const)
      expect((await editor.browser.call(method, `${path}${url}`, options)).status).toBe(403);
    expect((await other.owner.browser.get(`${there}/${id}`)).status).toBe(404);
    expect((await other.owner.browser.call('PUT', `${there}/${id}`, write)).status).toBe(404);
    const changed = (await other.owner.browser.post(`${there}/change`, bulk)).as(changeReviews);
    expect(changed).toEqual({ changed: 0 });
    expect((await site.owner.browser.get(`${path}/${id}`)).as(readReview).state).toBe('pending');
  });
});

describe('the reviews on a product’s page', () => {
  it('are shown in pages, each cached apart', async () => {
    const { variants, itemId } = await createTestProduct(site, [{ qtyInStock: 30 }], {
      title: 'Mug',
    });
    await setSettings({ approvesReviews: true });
    const id = await createTestReview(api, site, {}, variants[0]?.id);
    await site.inTenant(async (tenant) => {
      const { requestId } = await tenant
        .selectFrom('reviews')
        .where('reviewId', '=', id)
        .select('requestId')
        .executeTakeFirstOrThrow();
      const request = await tenant
        .selectFrom('reviewRequests')
        .where('requestId', '=', requestId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const { orderId } = request;
      const line = await tenant
        .selectFrom('orderLines')
        .where('lineId', '=', request.lineId)
        .selectAll()
        .executeTakeFirstOrThrow();
      for (let number = 0; number < 10; number += 1) {
        const ids = { lineId: api.services.createId(), requestId: api.services.createId() };
        await tenant
          .insertInto('orderLines')
          .values({ ...line, giftCard: null, answers: null, entryId: null, lineId: ids.lineId })
          .execute();
        await tenant
          .insertInto('reviewRequests')
          .values({
            ...ids,
            orderId,
            itemId,
            customer: `${number}`,
            tokenHash: Buffer.from(ids.requestId),
            sentAt: api.clock.now,
            expiresAt: api.clock.now,
            reviewedAt: api.clock.now,
          })
          .execute();
        await tenant
          .insertInto('reviews')
          .values({
            reviewId: api.services.createId(),
            requestId: ids.requestId,
            itemId,
            rating: 5,
            title: '',
            text: '',
            author: 'Ada',
            state: 'pending',
            createdAt: api.clock.now,
          })
          .execute();
      }
    });
    await change(
      (await list()).map((review) => review.id),
      'approve',
    );
    const reviewsAt = async (url: string) => {
      const main = await mainAt(url);
      return main.kind === 'item' ? main.reviews : undefined;
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await reviewsAt('/shop/mug')).toMatchObject({ page: 1, pageCount: 2 });
      const second = await reviewsAt('/shop/mug?page=2');
      expect([second?.page, second?.reviews.map((review) => review.id)]).toEqual([2, [id]]);
    }
    expect((await site.visitor().get('/shop/mug?page=3', { headers: html })).status).toBe(404);
  });
});
