import * as z from 'zod';
import { cents, currencyCode, emailAddress, hexId, instant, line } from './primitives.ts';

/** The longest message on a gift card. */
export const maxGiftMessageLength = 500;

/** What a buyer wants of a gift card. */
export const giftCardWish = z.strictObject({
  /** The value, in minor units of the store's currency. */
  amountCents: cents.min(1),
  recipientName: line(80),
  recipientEmail: emailAddress,
  senderName: line(80),
  message: z.string().trim().max(maxGiftMessageLength),
  /** When it is mailed; null: as soon as it is paid. */
  deliverAt: instant.nullable(),
});
export type GiftCardWish = z.infer<typeof giftCardWish>;

/** A gift card as it pays for a cart. The code is not shown again. */
export const cartGiftCard = z.object({
  id: hexId,
  /** The end of its code, such as `•••• 2345`. */
  label: z.string(),
  balanceCents: cents,
  /** What it pays of this cart. */
  amountCents: cents,
});
export type CartGiftCard = z.infer<typeof cartGiftCard>;

/** The states of a gift card for its owner. */
export const giftCardStatuses = ['active', 'scheduled', 'empty', 'inactive', 'expired'] as const;
export type GiftCardStatus = (typeof giftCardStatuses)[number];

/** A gift card of the store. */
export const storeGiftCard = z.object({
  id: hexId,
  /** The end of its code. */
  codeEnd: z.string(),
  currency: currencyCode,
  initialCents: cents,
  balanceCents: cents,
  status: z.enum(giftCardStatuses),
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  createdAt: instant,
  deliverAt: instant,
  /** When its mail was queued for the first time; null: not yet. */
  deliveredAt: instant.nullable(),
  expiresAt: instant.nullable(),
  isActive: z.boolean(),
  /** The order that it was bought with; null: issued by hand. */
  orderId: hexId.nullable(),
});
export type StoreGiftCard = z.infer<typeof storeGiftCard>;

/** One change of a gift card's balance. */
export const storeGiftCardEntry = z.object({
  id: hexId,
  createdAt: instant,
  kind: z.enum(['issued', 'redeemed', 'released', 'refunded', 'adjusted']),
  amountCents: z.int(),
  balanceCents: cents,
  orderId: hexId.nullable(),
  orderNumber: z.int().nullable(),
  reason: z.string(),
  author: z.string(),
});
export type StoreGiftCardEntry = z.infer<typeof storeGiftCardEntry>;

/** A gift card that an owner issues by hand. */
export const giftCardDraft = z.strictObject({
  amountCents: cents.min(1),
  recipientName: line(80),
  recipientEmail: emailAddress,
  message: z.string().trim().max(maxGiftMessageLength),
  deliverAt: instant.nullable(),
  expiresAt: instant.nullable(),
});
export type GiftCardDraft = z.infer<typeof giftCardDraft>;

/** The bounds of an amount that buyers choose. */
export const giftCardBounds = z
  .strictObject({ minCents: cents.min(1), maxCents: cents.min(1) })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    path: ['maxCents'],
    message: 'Enter an amount that is not below the minimum.',
  });
export type GiftCardBounds = z.infer<typeof giftCardBounds>;
