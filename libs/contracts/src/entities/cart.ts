import * as z from 'zod';
import { assetView } from './asset.ts';
import { cents, countryCode, currencyCode, hexId, instant } from './primitives.ts';

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
});
export type CartEntry = z.infer<typeof cartEntry>;

export const shippingOption = z.object({
  id: z.string(),
  name: z.string(),
  costCents: cents,
  estimate: z.string().optional(),
});
export type ShippingOption = z.infer<typeof shippingOption>;

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
});

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
  selectedShippingOption: shippingOption.nullable(),
  // As chosen, possibly from an older list of codes.
  shippingLocation: shippingLocation.extend({ country: z.string() }).nullable(),
  applicableTaxRules: z.array(taxRule),
  coupons: z.array(z.string()),
  validCoupons: z.array(z.string()),
  invalidCoupons: z.array(z.string()),
  subtotalCents: cents,
  taxCents: cents,
  shippingCostCents: cents,
  discountCents: cents,
  grandTotalCents: cents,
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
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
