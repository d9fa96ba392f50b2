import * as z from 'zod';
import { paymentMethods } from '../entities/order.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

const method = z.enum(paymentMethods);

const storePayment = z.object({
  id: method,
  name: z.string(),
  /** Its name for buyers. */
  description: z.string(),
  isOffered: z.boolean(),
});

/** A payment method of this server, and whether the store offers it. */
export type StorePayment = z.output<typeof storePayment>;

const storePayments = z.object({ rows: z.array(storePayment) });

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/payments',
  summary: 'The payment methods that a store may offer, and whether it offers them.',
  params: websiteParams,
  response: storePayments,
});

/** By default a store offers all methods of the server; an empty list means that it sells nothing. */
export const changePayments = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/payments',
  summary: 'Sets which payment methods a store offers.',
  params: websiteParams,
  body: z.strictObject({ offered: z.array(method).max(paymentMethods.length) }),
  response: storePayments,
});
