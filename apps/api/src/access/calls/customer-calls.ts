import { listCustomers } from '@sitewright/contracts/api';
import { noCartRecovery } from '@sitewright/contracts/entities';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { checkout, visitorWithCart } from '../../testing/test-checkout.ts';
import { base, unique, type CallScope } from './create-as-owner.ts';
import type { PrepareCall, ValidCall } from './prepared-call.ts';

interface NewCustomer {
  readonly url: string;
  readonly email: string;
}

/** A customer with one order. */
async function createCustomer(scope: CallScope): Promise<NewCustomer> {
  const { site } = scope;
  const email = `${unique()}@customers.example`;
  const buyer = await visitorWithCart(site, await createTestVariant(site));
  const placed = await checkout(buyer, { email });
  if (placed.status !== 200) throw new Error(`No order was placed: ${placed.text}`);
  const path = `${base(scope)}/customers`;
  const found = await site.owner.browser.get(`${path}?search=${encodeURIComponent(email)}`);
  return { url: `${path}/${found.as(listCustomers).rows[0]?.id}`, email };
}

const onCustomer =
  (toCall: (customer: NewCustomer, scope: CallScope) => ValidCall | Promise<ValidCall>) =>
  async (scope: CallScope): Promise<ValidCall> =>
    toCall(await createCustomer(scope), scope);

/** Cancels the order of a customer, who cannot be erased before. */
async function cancelOrder({ email }: NewCustomer, scope: CallScope): Promise<void> {
  const { browser } = scope.site.owner;
  const orders = `${base(scope)}/orders`;
  const { body } = await browser.get(`${orders}?search=${encodeURIComponent(email)}`);
  const [{ id }] = body['rows'] as [{ id: string }];
  const json = {
    requestKey: `request-${unique()}`,
    restocks: true,
    refund: 'provider',
    reason: '',
    notifiesBuyer: false,
  };
  await browser.post(`${orders}/${id}/cancel`, { json });
}

const inStore =
  (path: string, options: Partial<ValidCall> = {}): PrepareCall =>
  async (scope) => ({ url: `${base(scope)}${path}`, ...options });

/** The URL of a new tab of the list of orders. */
async function savedFilter(scope: CallScope): Promise<string> {
  const url = `${base(scope)}/saved-filters`;
  const { body } = await scope.site.owner.browser.post(url, { json: newFilter(scope) });
  return `${url}/${String(body['id'])}`;
}

const newFilter = ({ api }: CallScope) => {
  const id = api.services.createId();
  return { id, list: 'orders', name: `Tab ${id}`, filter: { search: 'mug' } };
};

/** Calls about customers, their carts and the reports of the store, by route name. */
export const customerCalls: Readonly<Record<string, PrepareCall>> = {
  'GET /api/websites/:websiteId/saved-filters': inStore('/saved-filters?list=orders'),
  'POST /api/websites/:websiteId/saved-filters': async (scope) => ({
    url: `${base(scope)}/saved-filters`,
    json: newFilter(scope),
  }),
  'PUT /api/websites/:websiteId/saved-filters/:filterId': async (scope) => ({
    url: await savedFilter(scope),
    json: { name: `Tab ${unique()}` },
  }),
  'DELETE /api/websites/:websiteId/saved-filters/:filterId': async (scope) => ({
    url: await savedFilter(scope),
  }),
  'GET /api/websites/:websiteId/customers': inStore('/customers'),
  'GET /api/websites/:websiteId/customers/:customerId': onCustomer(({ url }) => ({ url })),
  'PUT /api/websites/:websiteId/customers/:customerId/tags': onCustomer(({ url }) => ({
    url: `${url}/tags`,
    json: { tags: ['regular'] },
  })),
  'POST /api/websites/:websiteId/customers/:customerId/notes': onCustomer(({ url }) => ({
    url: `${url}/notes`,
    json: { requestKey: `request-${unique()}`, text: 'Prefers blue' },
  })),
  'POST /api/websites/:websiteId/customers/:customerId/consent': onCustomer(({ url }) => ({
    url: `${url}/consent`,
    json: { isGiven: true },
  })),
  'GET /api/websites/:websiteId/customers/:customerId/export': onCustomer(({ url }) => ({
    url: `${url}/export`,
  })),
  'POST /api/websites/:websiteId/customers/:customerId/erase': onCustomer(
    async (customer, scope) => {
      await cancelOrder(customer, scope);
      return { url: `${customer.url}/erase`, json: { email: customer.email } };
    },
  ),
  'GET /api/websites/:websiteId/abandoned-carts': inStore('/abandoned-carts'),
  'GET /api/websites/:websiteId/cart-recovery': inStore('/cart-recovery'),
  'PUT /api/websites/:websiteId/cart-recovery': inStore('/cart-recovery', {
    json: { ...noCartRecovery, isOn: true },
  }),
  'GET /api/websites/:websiteId/sales-report': inStore('/sales-report'),
  'GET /api/websites/:websiteId/demo-data': inStore('/demo-data'),
  'DELETE /api/websites/:websiteId/demo-data': inStore('/demo-data'),
  'GET /api/websites/:websiteId/store-setup': inStore('/store-setup'),
  'PUT /api/websites/:websiteId/store-setup': inStore('/store-setup', {
    json: { isDismissed: true },
  }),
};
