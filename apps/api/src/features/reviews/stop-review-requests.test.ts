import type { MailView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverDue } from '../../platform/outbox/deliver-due.ts';
import { mailHeaders } from '../../platform/outbox/mail-headers.ts';
import type { ReadyMail } from '../../platform/mail/mail-transport.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { createTestSite, logIn } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../testing/test-orders.ts';
import { requestReviews } from './request-reviews.ts';
import { withdrawReviewRequests } from './review-opt-outs.queries.ts';
import { writeReviewSettings } from './review-settings.queries.ts';

const dayMs = 86_400_000;
const html = { headers: { accept: 'text/html' } };

let shop: TestShop;
let email: string;
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.site.inTenant((tenant) =>
    writeReviewSettings(tenant, {
      requestsReviews: true,
      daysAfterFulfillment: 14,
      approvesReviews: false,
    }),
  );
});
afterAll(() => shop.api.close());
beforeEach(() => {
  email = `buyer-${(customers += 1)}@example.com`;
});

async function wait(days: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + days * dayMs + 60_000);
  await logIn(shop.api, shop.site.owner);
}
/** Buys a new product that is sent. */
async function purchase(by = email): Promise<TestOrder> {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
  const order = await buy(shop.api, shop.site, variantId, { email: by });
  await fulfillPieces(shop.site, order, { notifiesBuyer: false });
  return order;
}
async function run(): Promise<void> {
  await wait(15);
  await requestReviews(shop.api.services);
}
type RequestMail = Extract<MailView, { kind: 'reviewRequest' }>;
const mailOf = ({ id }: TestOrder): Promise<RequestMail | undefined> =>
  shop.site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', `order.review.${id}.%`)
      .select('payload')
      .executeTakeFirst();
    return (row?.payload as { readonly view: RequestMail } | undefined)?.view;
  });
/** The link in the mail about a new purchase, as path. */
async function stopLink(): Promise<string> {
  const order = await purchase();
  await run();
  const url = new URL((await mailOf(order))?.unsubscribeUrl ?? '');
  return `${url.pathname}${url.search}`;
}

it('is a header of the mail, and its button in a mail program stops later requests', async () => {
  const first = await purchase();
  await run();
  const mail = await mailOf(first);
  expect(mailHeaders(mail!)).toMatchObject({ unsubscribeUrl: mail?.unsubscribeUrl });
  const { pathname, search } = new URL(mail!.unsubscribeUrl);
  const response = await shop.api.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { host: 'shop.localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([response.statusCode, response.payload]).toEqual([200, 'Unsubscribed.']);

  // For all spellings of the address, and not for other customers.
  const again = await purchase(email.toUpperCase());
  const other = await purchase('someone-else@example.com');
  await run();
  expect(await mailOf(again)).toBeUndefined();
  expect(await mailOf(other)).toMatchObject({ kind: 'reviewRequest' });
});

it('is a page whose button stops them; opening the page, as a scanner does, changes nothing', async () => {
  const link = await stopLink();
  const visitor = shop.site.visitor();
  expect(viewOf((await visitor.get(link, html)).text).main).toMatchObject({
    kind: 'unsubscribe',
    subject: 'reviewRequests',
    email: 'b…@example.com',
    isDone: false,
  });
  const before = await purchase();
  await run();
  expect(await mailOf(before)).toBeDefined();
  for (const repeated of [1, 2])
    expect([repeated, (await visitor.post(link, { form: {} })).status]).toEqual([repeated, 303]);
  expect(viewOf((await visitor.get(link, html)).text).main).toMatchObject({ isDone: true });
  const after = await purchase();
  await run();
  expect(await mailOf(after)).toBeUndefined();
});

it('also stops the store from sending a request again', async () => {
  const order = await purchase();
  await run();
  const { mails } = await readTestOrder(shop.site, order);
  const mail = mails.find(({ kind }) => kind === 'review');
  const resend = async () =>
    shop.site.owner.browser.post(`${order.path}/mails/${mail?.id}/resend`, {
      json: { requestKey: requestKey() },
    });
  expect((await resend()).status).toBe(200);
  const { pathname, search } = new URL((await mailOf(order))?.unsubscribeUrl ?? '');
  await shop.site.visitor().post(`${pathname}${search}`, { form: {} });
  expect((await resend()).body).toMatchObject({ code: 'actionNotAllowed' });
});

it('does not work from another site, on another website, or with another signature', async () => {
  const link = await stopLink();
  const headers = { origin: 'https://elsewhere.example' };
  expect((await shop.site.visitor().post(link, { form: {}, headers })).status).toBe(403);
  const other = await createTestSite(shop.api, 'other-reviews');
  expect((await other.visitor().post(link, { form: {} })).status).toBe(404);
  const forged = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
  expect((await shop.site.visitor().post(forged, { form: {} })).status).toBe(404);
  const after = await purchase();
  await run();
  expect(await mailOf(after)).toBeDefined();
});

it.each([
  ['sent', true],
  ['stored without a mail server', false],
])('withdraws a queued mail that would be %s', async (_, hasServer) => {
  const recipients: string[] = [];
  const transport = {
    send: async ({ to, subject }: ReadyMail) => {
      if (subject.startsWith('reviewRequest')) recipients.push(to);
    },
    close: () => {},
  };
  const other = await purchase('someone-else@example.com');
  const order = await purchase();
  await run();
  const { pathname, search } = new URL((await mailOf(order))?.unsubscribeUrl ?? '');
  await shop.site.visitor().post(`${pathname}${search}`, { form: {} });
  await deliverDue({
    database: shop.api.database,
    renderer: shop.api.services.renderer,
    transport: hasServer ? transport : null,
    print: () => {},
    now: () => shop.api.clock.now,
    random: () => 0.5,
    withdraw: withdrawReviewRequests,
    options: { batch: 1000, batchPerWebsite: 1000 },
  });
  expect(await mailOf(order)).toBeUndefined();
  expect(await mailOf(other)).toBeDefined();
  expect(recipients).not.toContain(email);
  expect(recipients.includes('someone-else@example.com')).toBe(hasServer);
});
