import * as z from 'zod';
import {
  giftCardBounds,
  giftCardDraft,
  giftCardStatuses,
  storeGiftCard,
  storeGiftCardEntry,
} from '../entities/gift-card.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, paged, pageQuery, websiteParams } from './paging.ts';

const giftCardParams = websiteParams.extend({ giftCardId: hexId });
const withLedger = storeGiftCard.extend({ entries: z.array(storeGiftCardEntry) });

export const listGiftCards = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/gift-cards',
  summary: 'Gift cards with their balances, newest first.',
  params: websiteParams,
  query: pageQuery.extend({
    status: z.enum(giftCardStatuses).optional(),
    /** The end of a code, or part of a name or email address. */
    search: z.string().max(100).optional(),
  }),
  response: paged(storeGiftCard).extend({
    /** The sum of all balances that can still be redeemed. */
    liabilityCents: z.int(),
  }),
});

/** The complete code is in this response only. */
export const issueGiftCard = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/gift-cards',
  summary: 'Issues a gift card without an order.',
  params: websiteParams,
  body: giftCardDraft,
  response: z.object({ giftCard: storeGiftCard, code: z.string() }),
});

export const readGiftCard = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/gift-cards/:giftCardId',
  summary: 'A gift card with its ledger.',
  params: giftCardParams,
  response: withLedger,
});

/** The same key adjusts once. */
export const adjustGiftCard = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/gift-cards/:giftCardId/adjust',
  summary: 'Changes the balance of a gift card, with a reason.',
  params: giftCardParams,
  body: z.strictObject({
    amountCents: z.int().min(-100_000_000).max(100_000_000),
    reason: z.string().trim().min(1, 'Enter a reason.').max(200),
    key: z.string().regex(/^[a-z0-9]{8,64}$/),
  }),
  response: withLedger,
});

export const changeGiftCard = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/gift-cards/:giftCardId',
  summary: 'Activates or deactivates a gift card.',
  params: giftCardParams,
  body: z.strictObject({ isActive: z.boolean() }),
  response: withLedger,
});

export const resendGiftCard = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/gift-cards/:giftCardId/resend',
  summary: 'Mails a gift card to its recipient again.',
  params: giftCardParams,
  response: done,
});

const settings = z.object({ bounds: giftCardBounds.nullable() });

export const readGiftCardSettings = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/gift-card-settings',
  summary: 'Whether buyers of gift cards can choose the amount.',
  params: websiteParams,
  response: settings,
});

export const writeGiftCardSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/gift-card-settings',
  summary: 'Sets the bounds of an amount that buyers choose; null: only fixed amounts.',
  params: websiteParams,
  body: settings,
  response: settings,
});

/** ROUTE-08: the plain form of the gift card page. */
export const postGiftCard = defineEndpoint({
  method: 'POST',
  path: '/checkout/giftcard',
  summary: 'Adds a gift card to the cart, and redirects with 303.',
  bodyKind: 'form',
  body: z.record(z.string(), z.string()),
  response: z.string(),
});

export const postGiftCardBalance = defineEndpoint({
  method: 'POST',
  path: '/checkout/giftcard/balance',
  summary: 'Shows the balance of a gift card.',
  bodyKind: 'form',
  body: z.record(z.string(), z.string()),
  response: z.string(),
});
