import { listOrders, placeOrder, readOrder } from '@sitewright/contracts/api';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';
import { checkout, testCard, visitorWithCart } from './test-checkout.ts';
import type { TestClient, TestResponse } from './test-client.ts';

/** An order of a test, as its shop and its buyer see it. */
export interface TestOrder {
  readonly id: string;
  /** The URL of its buyer's page. */
  readonly orderUrl: string;
  /** The path of its calls. */
  readonly path: string;
  readonly buyer: TestClient;
}

let requestCount = 0;
export const requestKey = (): string => `request-${(requestCount += 1)}`;

/** Buys pieces of a variant, and perhaps of others, a second after what was bought before. */
export async function buy(
  api: TestApi,
  site: TestSite,
  variantId: string,
  {
    quantity = 1,
    others = [],
    card = 'succeeds',
    ...changes
  }: Partial<CheckoutBody> & {
    readonly quantity?: number;
    /** Variants of which one piece is bought with it. */
    readonly others?: readonly string[];
    readonly card?: keyof typeof testCard | 'invoice';
  } = {},
): Promise<TestOrder> {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const buyer = await visitorWithCart(site, variantId, quantity);
  for (const other of others)
    await buyer.post('/api/cart/entries', { json: { variantId: other, quantity: 1 } });
  const payment =
    card === 'invoice'
      ? ({ method: 'invoice' } as const)
      : ({ method: 'testCard', card: testCard[card] } as const);
  const { orderUrl } = (await checkout(buyer, { payment, ...changes })).as(placeOrder);
  const orders = `/api/websites/${site.websiteId}/orders`;
  const { rows } = (await site.owner.browser.get(`${orders}?limit=1`)).as(listOrders);
  const id = rows[0]?.id ?? '';
  return { id, orderUrl, path: `${orders}/${id}`, buyer };
}

export const readTestOrder = async (site: TestSite, order: TestOrder): Promise<OrderDetails> =>
  (await site.owner.browser.get(order.path)).as(readOrder);

/** Fulfills pieces of the first line of an order; by default one. */
export async function fulfillPieces(
  site: TestSite,
  order: TestOrder,
  { quantity = 1, ...changes }: { readonly quantity?: number } & Record<string, unknown> = {},
): Promise<TestResponse> {
  const { lines } = await readTestOrder(site, order);
  return site.owner.browser.post(`${order.path}/fulfillments`, {
    json: {
      requestKey: requestKey(),
      lines: [{ lineId: lines[0]?.id, quantity }],
      carrier: null,
      trackingNumber: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
}
