import * as z from 'zod';
import { paymentMethods } from '../entities/order.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

const method = z.enum(paymentMethods);

const storePayment = z.object({
  id: method,
  name: z.string(),
  /** What a buyer reads of it. */
  description: z.string(),
  isOffered: z.boolean(),
});

/** A way to pay that this server has, and whether the store offers it. */
export type StorePayment = z.output<typeof storePayment>;

const storePayments = z.object({ rows: z.array(storePayment) });

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/payments',
  summary: 'The ways to pay that a store may offer, and whether it does.',
  params: websiteParams,
  response: storePayments,
});

/** All of the server's are offered until a store says which; one that says none sells nothing. */
export const changePayments = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/payments',
  summary: 'Sets which ways to pay a store offers.',
  params: websiteParams,
  body: z.strictObject({ offered: z.array(method).max(paymentMethods.length) }),
  response: storePayments,
});
