import { issueInvoices, readOrder } from '@sitewright/contracts/api';
import { base, createAsOwner, unique, type CallScope } from './create-as-owner.ts';
import type { PrepareCall, ValidCall } from './prepared-call.ts';

const { order } = createAsOwner;
const requestKey = () => `request-${unique()}`;
const noTracking = { carrier: null, trackingNumber: '' } as const;

/** A call about a new order: `path` is below the order's. */
const onOrder =
  (toCall: (url: string, scope: CallScope) => Promise<ValidCall>): PrepareCall =>
  async (scope) =>
    toCall(`${base(scope)}/orders/${await order(scope)}`, scope);

const readAt = async (url: string, { site }: CallScope) =>
  (await site.owner.browser.get(url)).as(readOrder);

async function fulfillmentBody(url: string, scope: CallScope) {
  const { lines } = await readAt(url, scope);
  return {
    requestKey: requestKey(),
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    notifiesBuyer: true,
    ...noTracking,
  };
}

/** Fulfills the order and returns the URL of the fulfillment. */
async function fulfillment(url: string, scope: CallScope): Promise<string> {
  const json = await fulfillmentBody(url, scope);
  const { body } = await scope.site.owner.browser.post(`${url}/fulfillments`, { json });
  const [{ id }] = body['fulfillments'] as [{ id: string }];
  return `${url}/fulfillments/${id}`;
}

/** Issues the invoice of a new order. */
async function invoice(scope: CallScope): Promise<string> {
  const json = { orderIds: [await order(scope)] };
  const issued = await scope.site.owner.browser.post(`${base(scope)}/orders/invoices`, { json });
  return issued.as(issueInvoices).invoiceIds[0] ?? '';
}

/** Calls about an order, by route name. */
export const orderCalls: Readonly<Record<string, PrepareCall>> = {
  'POST /api/websites/:websiteId/orders/fulfillments': async (scope) => ({
    url: `${base(scope)}/orders/fulfillments`,
    json: { orderIds: [await order(scope)], notifiesBuyer: false },
  }),
  'GET /api/websites/:websiteId/orders/:orderId/invoices': onOrder(async (url) => ({
    url: `${url}/invoices`,
  })),
  'POST /api/websites/:websiteId/orders/invoices': async (scope) => ({
    url: `${base(scope)}/orders/invoices`,
    json: { orderIds: [await order(scope)] },
  }),
  'GET /api/websites/:websiteId/orders/invoices.pdf': async (scope) => ({
    url: `${base(scope)}/orders/invoices.pdf?ids=${await invoice(scope)}`,
  }),
  'GET /api/websites/:websiteId/orders/packing-slips.pdf': async (scope) => ({
    url: `${base(scope)}/orders/packing-slips.pdf?ids=${await order(scope)}`,
  }),
  'POST /api/websites/:websiteId/orders/:orderId/fulfillments': onOrder(async (url, scope) => ({
    url: `${url}/fulfillments`,
    json: await fulfillmentBody(url, scope),
  })),
  'PUT /api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId': onOrder(
    async (url, scope) => ({ url: await fulfillment(url, scope), json: noTracking }),
  ),
  'DELETE /api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId': onOrder(
    async (url, scope) => ({ url: await fulfillment(url, scope) }),
  ),
  'POST /api/websites/:websiteId/orders/:orderId/refunds': onOrder(async (url) => ({
    url: `${url}/refunds`,
    json: {
      requestKey: requestKey(),
      lines: [],
      shippingCents: 0,
      otherCents: 100,
      expectedCents: 100,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  })),
  'POST /api/websites/:websiteId/orders/:orderId/cancel': onOrder(async (url) => ({
    url: `${url}/cancel`,
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  })),
  'POST /api/websites/:websiteId/orders/:orderId/mark-paid': async (scope) => ({
    url: `${base(scope)}/orders/${await createAsOwner.unpaidOrder(scope)}/mark-paid`,
  }),
  'POST /api/websites/:websiteId/orders/:orderId/capture': async (scope) => ({
    url: `${base(scope)}/orders/${await createAsOwner.authorizedOrder(scope)}/capture`,
    json: { requestKey: requestKey(), amountCents: 100 },
  }),
  'POST /api/websites/:websiteId/orders/:orderId/notes': onOrder(async (url) => ({
    url: `${url}/notes`,
    json: { requestKey: requestKey(), text: 'Gift wrap' },
  })),
  'PUT /api/websites/:websiteId/orders/:orderId/tags': onOrder(async (url) => ({
    url: `${url}/tags`,
    json: { tags: ['gift'] },
  })),
  'POST /api/websites/:websiteId/orders/:orderId/mails/:mailId/resend': onOrder(
    async (url, scope) => {
      const [mail] = (await readAt(url, scope)).mails;
      return { url: `${url}/mails/${mail?.id}/resend`, json: { requestKey: requestKey() } };
    },
  ),
};
