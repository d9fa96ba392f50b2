import * as z from 'zod';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

const count = z.int().min(0);

/** How much of a store is demo data. */
const demoData = z.object({
  orders: count,
  customers: count,
  reviews: count,
  giftCards: count,
  abandonedCarts: count,
});
export type DemoData = z.infer<typeof demoData>;

export const readDemoData = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/demo-data',
  summary: 'How many orders, customers, reviews, gift cards and carts of the store are demo data.',
  params: websiteParams,
  response: demoData,
});

/** Repeated, it removes nothing. */
export const removeDemoData = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/demo-data',
  summary: 'Removes the demo data of the store, and nothing else. Responds with what was removed.',
  params: websiteParams,
  response: demoData,
});
