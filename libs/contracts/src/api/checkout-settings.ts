import { storeCheckout } from '../entities/store-checkout.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

export const readCheckoutSettings = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/checkout-settings',
  summary: 'What the checkout of a store asks for.',
  params: websiteParams,
  response: storeCheckout.extend(revised),
});

export const writeCheckoutSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/checkout-settings',
  summary: 'Replaces what the checkout of a store asks for; open checkouts use it immediately.',
  params: websiteParams,
  body: storeCheckout.extend(basedOn),
  response: storeCheckout.extend(revised),
});
