import type { MailView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestReviewRequest, reviewParts } from '../../testing/create-test-review.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { testStore } from '../../testing/test-checkout.ts';
import { writeReviewSettings } from './review-settings.queries.ts';

let api: TestApi;
let site: TestSite;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `notices-${(sites += 1)}`);
  await setStoreSettings(site, testStore);
});

const notices = () =>
  site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', 'review.notice.%')
      .select('payload')
      .execute();
    return rows.map(({ payload }) => payload as { readonly to: string; readonly view: MailView });
  });
async function review(): Promise<number[]> {
  const { path } = await createTestReviewRequest(api, site);
  const parts = reviewParts({ text: 'Holds tea.' });
  const sent = await Promise.all([1, 2].map(() => site.visitor().post(path, parts)));
  return sent.map(({ status }) => status).toSorted((a, b) => a - b);
}

it('of a review that waits is mailed to the owner once, also if the form is sent twice at once', async () => {
  expect(await review()).toEqual([200, 409]);
  const mails = await notices();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toContain('account');
  expect(mails[0]?.view).toMatchObject({
    kind: 'reviewNotice',
    rating: 4,
    text: 'Holds tea.',
    author: 'Ada L.',
    reviewsUrl: expect.stringContaining(`/config/${site.identifier}/reviews?state=pending`),
  });
});

it('is not mailed of a review that needs no approval', async () => {
  await site.inTenant((tenant) =>
    writeReviewSettings(tenant, {
      requestsReviews: true,
      daysAfterFulfillment: 14,
      approvesReviews: true,
    }),
  );
  await review();
  expect(await notices()).toEqual([]);
});

it('is not mailed while it is turned off', async () => {
  const url = `/api/websites/${site.websiteId}/mail-templates/reviewNotice/switch`;
  await site.owner.browser.call('PUT', url, { json: { isOn: false } });
  await review();
  expect(await notices()).toEqual([]);
});
