import { storeShipping } from '../entities/store-shipping.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

export const readShipping = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/shipping',
  summary: 'The shipping zones, pickup locations and local deliveries of a store.',
  params: websiteParams,
  response: storeShipping.extend(revised),
});

export const writeShipping = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/shipping',
  summary: 'Replaces how a store ships; carts and checkouts use it immediately.',
  params: websiteParams,
  body: storeShipping.extend(basedOn),
  response: storeShipping.extend(revised),
});
