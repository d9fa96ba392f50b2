import * as z from 'zod';
import { abandonedCart, cartRecovery } from '../entities/abandoned-cart.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

/** The filters that the list of abandoned carts offers. */
export const abandonedCartViews = ['open', 'mailed', 'recovered'] as const;
export type AbandonedCartView = (typeof abandonedCartViews)[number];

export const listAbandonedCarts = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/abandoned-carts',
  summary: 'Carts whose buyers typed an email address and did not order, latest first.',
  params: websiteParams,
  query: pageQuery.extend({
    view: z.enum(abandonedCartViews).optional(),
    /** Part of an email address. */
    search: z.string().trim().max(200).optional(),
  }),
  response: paged(abandonedCart),
});

export const readCartRecovery = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/cart-recovery',
  summary: 'How the store follows up abandoned carts.',
  params: websiteParams,
  response: cartRecovery,
});

export const writeCartRecovery = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/cart-recovery',
  summary: 'Sets how the store follows up abandoned carts.',
  params: websiteParams,
  body: cartRecovery,
  response: cartRecovery,
});

const linkQuery = z.object({ token: z.string().max(500) });

/** Responds 303 to the cart. */
export const restoreCart = defineEndpoint({
  method: 'POST',
  path: '/cart/restore',
  summary: 'Puts the content of an abandoned cart into the visitor’s cart.',
  query: linkQuery,
  response: z.string(),
});

/** Responds 303 to a confirmation page, or 200 to a mail program. The body is ignored. */
export const stopCartMails = defineEndpoint({
  method: 'POST',
  path: '/cart/unsubscribe',
  summary: 'Stops recovery mails to an address; also for the button of a mail program (RFC 8058).',
  query: linkQuery,
  response: z.string(),
});
