import * as z from 'zod';
import { assetView } from './asset.ts';
import { answerText, formField } from './form.ts';
import { cartGiftCard, giftCardWish } from './gift-card.ts';
import { cents, countryCode, currencyCode, hexId, instant } from './primitives.ts';
import { pickupDetails, shippingKinds } from './store-shipping.ts';

/** Catalog entity cart item (CART-16): one variant in a cart with the server's prices. */
export const cartEntry = z.object({
  id: hexId,
  itemId: hexId,
  variantId: hexId,
  title: z.string(),
  /** The chosen options, such as "Sage, large". */
  variant: z.string(),
  sku: z.string(),
  path: z.string(),
  image: assetView.optional(),
  productType: z.string(),
  price: cents,
  quantity: z.int().min(1),
  subtotalCents: cents,
  /** Remaining stock; absent when unlimited. */
  stockLeft: z.int().optional(),
  /** Set for a gift card that is bought. */
  giftCard: giftCardWish.optional(),
  /** What the seller needs to know; absent for a product without fields. */
  details: z
    .object({
      fields: z.array(formField),
      /** The given values by the field's id. */
      values: z.record(z.string(), z.unknown()),
      answers: z.array(answerText),
      /** False if a required answer is missing, or if the fields were changed since. */
      isComplete: z.boolean(),
    })
    .optional(),
});
export type CartEntry = z.infer<typeof cartEntry>;

export const shippingOption = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(shippingKinds),
  costCents: cents,
  estimate: z.string().optional(),
  /** Where the order can be collected; only for pickup. */
  pickup: pickupDetails.optional(),
});
export type ShippingOption = z.infer<typeof shippingOption>;

/** Why no zone ships to an address: its state is missing, it is in no zone, or no rate fits the cart. */
export const shippingGaps = ['stateNeeded', 'notCovered', 'noRate'] as const;
export type ShippingGap = (typeof shippingGaps)[number];

export const shippingLocation = z.object({
  country: countryCode,
  state: z.string().max(60).optional(),
  zip: z.string().max(20).optional(),
});
export type ShippingLocation = z.infer<typeof shippingLocation>;

export const taxRule = z.object({
  name: z.string(),
  ratePercent: z.number(),
  country: z.string(),
  state: z.string().optional(),
  zip: z.string().optional(),
  taxClass: z.enum(['standard', 'reduced']).optional(),
});

/** A discount that reduces a cart. */
export const cartDiscount = z.object({
  /** Null if it is automatic. */
  code: z.string().nullable(),
  /** The code, or the title of an automatic discount. */
  label: z.string(),
  /** What it takes off items and shipping. */
  amountCents: cents,
});
export type CartDiscount = z.infer<typeof cartDiscount>;

/** An entered code that does not apply to a cart. */
export const rejectedCode = z.object({
  code: z.string(),
  /** A reason of `@sitewright/commerce`. */
  reason: z.string(),
  /** The reason for the buyer, in the language of the store. */
  message: z.string(),
});
export type RejectedCode = z.infer<typeof rejectedCode>;

/** CART-05 to CART-09. Every amount is the server's. */
export const shoppingCart = z.object({
  id: hexId,
  websiteId: hexId,
  orderId: hexId.nullable(),
  created: instant,
  isPurchased: z.boolean(),
  currency: currencyCode,
  entries: z.array(cartEntry),
  shippingOptions: z.array(shippingOption),
  /** Why there is nothing but pickup at this address; absent without an address. */
  shippingGap: z.enum(shippingGaps).optional(),
  /** The titles of the products that do not ship there; absent if that is all of them. */
  shippingGapItems: z.array(z.string()).optional(),
  selectedShippingOption: shippingOption.nullable(),
  // As chosen, possibly from an older list of codes.
  shippingLocation: shippingLocation.extend({ country: z.string() }).nullable(),
  /** Why the state of the location is unknown, so that tax and shipping are estimates; absent if it is known or not needed. */
  stateError: z.string().optional(),
  applicableTaxRules: z.array(taxRule),
  coupons: z.array(z.string()),
  validCoupons: z.array(z.string()),
  invalidCoupons: z.array(z.string()),
  discounts: z.array(cartDiscount),
  /** Why the codes of `invalidCoupons` do not apply. */
  rejectedCodes: z.array(rejectedCode),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  /** Tax in the prices that a business does not pay. */
  reverseChargeCents: cents,
  grandTotalCents: cents,
  /** The gift cards that pay for it, in the order of entry. */
  giftCards: z.array(cartGiftCard),
  /** What remains to be paid after gift cards. */
  payableCents: cents,
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  /** Why the cart cannot be ordered: the minimum of the store, in its language. Absent if it reaches it. */
  minimumMessage: z.string().optional(),
  /** Set if an item was removed from the entries because it is no longer for sale. */
  hasUnavailable: z.literal(true).optional(),
  /** Changes whenever the content or a price changes. */
  version: z.string(),
});
export type ShoppingCart = z.infer<typeof shoppingCart>;

/** The data of the cart indicator in the header. */
export const cartSummary = z.object({
  totalQuantity: z.int(),
  subtotalCents: cents,
  currency: currencyCode,
});
export type CartSummary = z.infer<typeof cartSummary>;
