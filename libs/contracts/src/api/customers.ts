import * as z from 'zod';
import { customerDetails, customerSummary, customerTag } from '../entities/customer.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

const customerParams = websiteParams.extend({ customerId: hexId });

/** The caller creates it once per action: sent twice, the action is carried out once. */
const requestKey = z.string().regex(/^[a-zA-Z0-9-]{8,64}$/);

/** The filters that the list of customers offers. */
export const customerViews = ['returning', 'subscribed', 'notSubscribed'] as const;
export type CustomerView = (typeof customerViews)[number];

/** The orders of the list: by the latest order, the amount spent, the number of orders, or the name. */
export const customerSorts = ['recent', 'spent', 'orders', 'name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/customers',
  summary: 'The people who ordered, with their orders and what they spent.',
  params: websiteParams,
  query: pageQuery.extend({
    view: z.enum(customerViews).optional(),
    sort: z.enum(customerSorts).default('recent'),
    /** Part of a name or an email address, or a tag. */
    search: z.string().trim().max(200).optional(),
  }),
  response: paged(customerSummary),
});

export const readCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/customers/:customerId',
  summary: 'A customer with orders, notes and consents.',
  params: customerParams,
  response: customerDetails,
});

export const changeCustomerTags = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/customers/:customerId/tags',
  summary: 'Sets the tags of a customer.',
  params: customerParams,
  body: z.strictObject({ tags: z.array(customerTag).max(30) }),
  response: customerDetails,
});

export const addCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/customers/:customerId/notes',
  summary: 'Adds a note about a customer, who does not see it.',
  params: customerParams,
  body: z.strictObject({ requestKey, text: z.string().trim().min(1).max(2000) }),
  response: customerDetails,
});

export const recordConsent = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/customers/:customerId/consent',
  summary: 'Records that a customer consented to marketing, or withdrew the consent.',
  params: customerParams,
  body: z.strictObject({ isGiven: z.boolean() }),
  response: customerDetails,
});

/** Everything that the store has about a customer: a copy for the customer (GDPR article 15). */
export const exportCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/customers/:customerId/export',
  summary: 'Everything that the store has about a customer, as JSON.',
  params: customerParams,
  response: z.object({
    exportedAt: z.string(),
    customer: customerDetails,
    orders: z.array(z.record(z.string(), z.unknown())),
    giftCards: z.array(z.record(z.string(), z.unknown())),
    carts: z.array(z.record(z.string(), z.unknown())),
    mails: z.array(z.record(z.string(), z.unknown())),
    reviews: z.array(z.record(z.string(), z.unknown())),
    downloads: z.array(z.record(z.string(), z.unknown())),
  }),
});

/** Rejected while an order is open. Orders keep their numbers, products, amounts and taxes. */
export const eraseCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/customers/:customerId/erase',
  summary: 'Erases the personal data of a customer.',
  params: customerParams,
  body: z.strictObject({
    /** The email address, typed as a confirmation. */
    email: z.string().max(320),
  }),
  response: z.object({ orders: z.int() }),
});
