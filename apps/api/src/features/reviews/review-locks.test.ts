import { changeReviews, postReview } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import {
  createTestReview,
  createTestReviewRequest,
  reviewParts,
} from '../../testing/create-test-review.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { recountRatings } from './product-ratings.queries.ts';
import { reviewTokenHash } from './review-token.ts';
import { setReviewStates } from './reviews.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

describe.runIf(testEngines().includes('postgres'))('at the same moment', () => {
  it('two reviews of a purchase are sent: one is stored, and the other sender reads that it was', async () => {
    const { path, token } = await createTestReviewRequest(shop.api, shop.site);
    const lock = (tenant: Tenant) =>
      tenant
        .selectFrom('reviewRequests')
        .where('tokenHash', '=', reviewTokenHash(token))
        .select('requestId')
        .forUpdate()
        .execute();
    const send = (text: string) => () => shop.site.visitor().post(path, reviewParts({ text }));
    const sent = await whileLocked(shop.site, { lock }, [send('Holds tea.'), send('Holds soup.')]);
    const [stored, rejected] = sent.toSorted((left, right) => left.status - right.status);
    expect(stored?.as(postReview)).toEqual({ state: 'pending' });
    expect([rejected?.status, rejected?.body]).toMatchObject([409, { code: 'alreadyReviewed' }]);
  });

  it('two people approve reviews of one product: the average counts both', async () => {
    const { site, api } = shop;
    const variantId = await createTestVariant(site, { qtyInStock: 9 });
    const first = await createTestReview(api, site, { rating: '5' }, variantId);
    const second = await createTestReview(api, site, { rating: '2' }, variantId);
    const path = `/api/websites/${site.websiteId}/reviews/change`;
    const approving = {
      lock: async (tenant: Tenant) =>
        recountRatings(tenant, await setReviewStates(tenant, [first], 'approved')),
    };
    const [approved] = await whileLocked(site, approving, [
      () => site.owner.browser.post(path, { json: { reviewIds: [second], action: 'approve' } }),
    ]);
    expect(approved?.as(changeReviews)).toEqual({ changed: 1 });
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
