import { createFulfillment, readOrder } from '@sitewright/contracts/api';
import { websiteStatus } from '@sitewright/contracts/codes';
import type { MailView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestGiftCard,
  createTestProduct,
  createTestVariant,
} from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { setSiteState } from '../../testing/set-site-state.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../testing/test-orders.ts';
import { writeReviewSettings } from './review-settings.queries.ts';
import { requestReviews } from './request-reviews.ts';

const dayMs = 86_400_000;
/** Each test starts later than the one before it, so that its orders are the newest. */
let start = new Date('2026-11-20T10:00:00.000Z');

let shop: TestShop;
let variantId: string;
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  start = new Date(start.getTime() + 200 * dayMs);
  await setClock(start);
  variantId = await createTestVariant(shop.site, { qtyInStock: 50 });
  await setSettings({});
});

const setSettings = (changes: { requestsReviews?: boolean; daysAfterFulfillment?: number }) =>
  shop.site.inTenant((tenant) =>
    writeReviewSettings(tenant, {
      requestsReviews: true,
      daysAfterFulfillment: 14,
      approvesReviews: false,
      ...changes,
    }),
  );
const newCustomer = () => `customer-${(customers += 1)}@example.com`;
const purchase = (email = newCustomer(), quantity = 1, variant = variantId) =>
  buy(shop.api, shop.site, variant, { email, quantity });
async function fulfilled(email?: string): Promise<TestOrder> {
  const order = await purchase(email);
  (await fulfillPieces(shop.site, order, { notifiesBuyer: false })).as(createFulfillment);
  return order;
}
/** Sets the clock; the owner logs in again. */
async function setClock(now: Date): Promise<void> {
  shop.api.clock.now = now;
  await logIn(shop.api, shop.site.owner);
}
async function run(days: number): Promise<void> {
  await setClock(new Date(start.getTime() + days * dayMs + 60_000));
  await requestReviews(shop.api.services);
}
type RequestMail = Extract<MailView, { kind: 'reviewRequest' }>;
const mailsOf = ({ id }: TestOrder): Promise<RequestMail[]> =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', `order.review.${id}.%`)
      .select('payload')
      .execute();
    return rows.map(({ payload }) => (payload as { readonly view: RequestMail }).view);
  });

describe('the job that requests reviews', () => {
  it('mails a link for each line once, as many days after fulfillment as the store wants', async () => {
    const order = await fulfilled();
    await run(13);
    expect(await mailsOf(order)).toEqual([]);
    await run(14);
    const [mail, ...more] = await mailsOf(order);
    expect(more).toEqual([]);
    const { lines, mails } = await readTestOrder(shop.site, order);
    expect(mail?.products).toEqual([
      {
        title: lines[0]?.title,
        variant: '',
        reviewUrl: expect.stringMatching(/^http:\/\/shop\.localhost:4000\/reviews\/[\w-]{43}$/),
      },
    ]);
    expect(mails.map(({ kind }) => kind)).toContain('review');
    await run(15);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  it('asks the buyer of a download from the day of its payment, and no buyer of a gift card', async () => {
    const product = { productType: 'digital' as const, variants: [variantDraftOf()] };
    const { itemId, variants } = await createTestProduct(shop.site, [], { product });
    const path = `/api/websites/${shop.site.websiteId}/items/${itemId}/files`;
    const file = { name: 'book.pdf', content: Buffer.from('%PDF-1.4') };
    expect((await shop.site.owner.browser.post(path, { file })).status).toBe(200);
    const cards = await createTestGiftCard(shop.site);
    const unshipped = { shippingAddress: null, shippingOptionId: null };
    const buyOnline = (id = '', card: 'succeeds' | 'invoice' = 'succeeds') =>
      buy(shop.api, shop.site, id, { email: newCustomer(), card, ...unshipped });
    const order = await buyOnline(variants[0]?.id);
    const unpaid = await buyOnline(variants[0]?.id, 'invoice');
    const giftCard = await buyOnline(cards.variants[0]?.id);
    await run(13);
    expect(await mailsOf(order)).toEqual([]);
    await shop.site.owner.browser.post(`${unpaid.path}/mark-paid`);
    await run(14);
    expect(await mailsOf(order)).toHaveLength(1);
    for (const other of [unpaid, giftCard]) expect(await mailsOf(other)).toEqual([]);
    await run(27);
    expect(await mailsOf(unpaid)).toHaveLength(1);
  });

  it('mails nothing while the site does not serve its pages', async () => {
    const order = await fulfilled();
    for (const status of ['EXPIRED', 'REMOVED', 'ACTIVE_PARKING_PAGE'] as const) {
      await setSiteState(shop.api, shop.site, { status: websiteStatus[status] });
      await run(14);
      expect([status, await mailsOf(order)]).toEqual([status, []]);
    }
    await setSiteState(shop.api, shop.site, { status: websiteStatus.PAID });
    await run(15);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  it('mails once when several runners work at once', async () => {
    const order = await fulfilled();
    await setClock(new Date(start.getTime() + 14 * dayMs + 60_000));
    await Promise.all([1, 2, 3].map(() => requestReviews(shop.api.services)));
    expect(await mailsOf(order)).toHaveLength(1);
    const requests = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('reviewRequests').where('orderId', '=', order.id).selectAll().execute(),
    );
    expect(requests).toHaveLength(1);
  });

  it('asks a customer about a product once, also after a second purchase', async () => {
    const email = newCustomer();
    const first = await fulfilled(email);
    const second = await fulfilled(email.toUpperCase());
    await run(14);
    expect([(await mailsOf(first)).length, (await mailsOf(second)).length]).toEqual([1, 0]);
  });

  it('waits until all pieces of a line are sent', async () => {
    const order = await purchase(newCustomer(), 2);
    await fulfillPieces(shop.site, order, { notifiesBuyer: false });
    await run(14);
    expect(await mailsOf(order)).toEqual([]);
    await fulfillPieces(shop.site, order, { notifiesBuyer: false });
    await run(29);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  it('mails nothing about refunded and canceled orders, and undone fulfillments', async () => {
    const refunded = await fulfilled();
    const details = (await shop.site.owner.browser.get(refunded.path)).as(readOrder);
    const refund = await shop.site.owner.browser.post(`${refunded.path}/refunds`, {
      json: {
        requestKey: requestKey(),
        lines: [{ lineId: details.lines[0]?.id, quantity: 1, restocks: false }],
        shippingCents: 0,
        otherCents: 0,
        expectedCents: (details.lines[0]?.totalCents ?? 0) + (details.lines[0]?.taxCents ?? 0),
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    expect([refund.status, refund.text]).toMatchObject([200, expect.any(String)]);
    const canceled = await purchase();
    const json = {
      requestKey: requestKey(),
      refund: 'provider',
      reason: '',
      restocks: true,
      notifiesBuyer: false,
    };
    const response = await shop.site.owner.browser.post(`${canceled.path}/cancel`, { json });
    expect(response.status).toBe(200);
    const undone = await fulfilled();
    const [fulfillment] = (await readTestOrder(shop.site, undone)).fulfillments;
    await shop.site.owner.browser.call('DELETE', `${undone.path}/fulfillments/${fulfillment?.id}`);
    await run(14);
    for (const order of [refunded, canceled, undone]) expect(await mailsOf(order)).toEqual([]);
  });

  it('mails nothing about old orders and deleted products, and nothing while it is off', async () => {
    const old = await fulfilled();
    await run(45);
    expect(await mailsOf(old)).toEqual([]);

    start = new Date(start.getTime() + 100 * dayMs);
    await setClock(start);
    const product = await createTestProduct(shop.site, [{ qtyInStock: 5 }]);
    const deleted = await purchase(newCustomer(), 1, product.variants[0]?.id);
    await fulfillPieces(shop.site, deleted, { notifiesBuyer: false });
    await shop.site.inTenant((tenant) =>
      tenant
        .updateTable('items')
        .set({ workflowState: 6 })
        .where('itemId', '=', product.itemId)
        .execute(),
    );
    const off = await fulfilled();
    await setSettings({ requestsReviews: false });
    await run(14);
    expect(await mailsOf(off)).toEqual([]);
    await setSettings({ daysAfterFulfillment: 0 });
    await run(1);
    expect(await mailsOf(off)).toHaveLength(1);
    expect(await mailsOf(deleted)).toEqual([]);
  });
});
