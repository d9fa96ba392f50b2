import * as z from 'zod';
import { discount, discountDraft, discountStatuses } from '../entities/discount.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { paged, pageQuery, websiteParams } from './paging.ts';

const discountParams = websiteParams.extend({ discountId: hexId });

export const listDiscounts = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/discounts',
  summary: 'Discounts with their uses and sales, newest first.',
  params: websiteParams,
  query: pageQuery.extend({
    status: z.enum(discountStatuses).optional(),
    /** Part of a code or a title. */
    search: z.string().max(100).optional(),
  }),
  response: paged(discount),
});

export const createDiscount = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/discounts',
  summary: 'Creates a discount.',
  params: websiteParams,
  body: discountDraft,
  response: discount,
});

export const readDiscount = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/discounts/:discountId',
  summary: 'A discount with its uses and sales.',
  params: discountParams,
  response: discount,
});

export const writeDiscount = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/discounts/:discountId',
  summary: 'Changes a discount. Orders that used it stay unchanged.',
  params: discountParams,
  body: z.strictObject({
    draft: discountDraft,
    /** The revision that the editor started from. */
    revision: z.int(),
  }),
  response: discount,
});

/** What can be done with several discounts at once. */
export const discountActions = ['activate', 'deactivate', 'delete'] as const;

export const changeDiscounts = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/discounts/change',
  summary: 'Activates, deactivates or deletes discounts.',
  params: websiteParams,
  body: z.strictObject({
    discountIds: z.array(hexId).min(1).max(100),
    action: z.enum(discountActions),
  }),
  response: z.object({ changed: z.int() }),
});

/** The products and categories that a discount can apply to. */
export const listDiscountTargets = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/discount-targets',
  summary: 'The products and categories that a discount can apply to.',
  params: websiteParams,
  response: z.object({
    products: z.array(z.object({ id: hexId, title: z.string() })),
    categories: z.array(z.string()),
  }),
});
