import {
  cartKinds,
  effectivePriceCents,
  priceCart,
  shippingOptionsFor,
  type CartLine,
  type CartTotals,
  type LineKind,
  type PricedShipping,
  type ShippingLocation,
} from '@sitewright/commerce';
import { productType } from '@sitewright/contracts/codes';
import type { EntryRow } from './offered.queries.ts';
import type { StoreSettings } from './store-settings.ts';

const kinds: Readonly<Record<number, LineKind>> = {
  [productType.PHYSICAL]: 'physical',
  [productType.DIGITAL]: 'digital',
  [productType.SERVICE]: 'service',
  [productType.GIFT_CARD]: 'giftCard',
  [productType.PAYWALL]: 'paywall',
};

const toLine = (entry: EntryRow): CartLine => ({
  id: entry.entryId,
  productId: entry.itemId,
  variantId: entry.variantId,
  kind: kinds[entry.productType] ?? 'physical',
  unitPriceCents: effectivePriceCents(entry),
  quantity: entry.quantity,
  ...(entry.weightGrams === null ? {} : { weightGrams: entry.weightGrams }),
});

export interface PricingInput {
  readonly entries: readonly EntryRow[];
  readonly settings: StoreSettings;
  readonly location: ShippingLocation | undefined;
  /** The chosen option; without one, or if it is not available for the address, the cheapest. */
  readonly shippingOptionId: string | null;
  /** As entered, in upper case. */
  readonly couponCodes: readonly string[];
  readonly couponUses: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** A cart with all amounts, calculated from stored prices (CART-14). */
export interface PricedCart {
  readonly totals: CartTotals;
  readonly shippingOptions: readonly PricedShipping[];
  readonly selectedShippingOption: PricedShipping | undefined;
}

export function priceEntries(input: PricingInput): PricedCart {
  const { entries, settings, couponCodes, couponUses, now } = input;
  const lines = entries.map(toLine);
  // Without physical items nothing is shipped: an address that was entered before does not affect taxes.
  const location = cartKinds(lines).requiresShipping ? input.location : undefined;
  const shippingOptions = shippingOptionsFor(location, settings.shippingRates, lines);
  const chosenOption = shippingOptions.find(({ id }) => id === input.shippingOptionId);
  const selectedShippingOption = chosenOption ?? shippingOptions[0];
  const coupons = settings.coupons
    .filter(({ code }) => couponCodes.includes(code))
    .map((coupon) => ({ ...coupon, uses: couponUses.get(coupon.code) ?? 0 }));
  const totals = priceCart({
    currency: settings.currency,
    lines,
    shipping: selectedShippingOption,
    location,
    taxRules: settings.taxRules,
    taxIncluded: settings.taxIncluded,
    coupons,
    now,
  });
  const unknown = couponCodes.filter((code) => !coupons.some((coupon) => coupon.code === code));
  return {
    totals: { ...totals, invalidCoupons: [...totals.invalidCoupons, ...unknown] },
    shippingOptions,
    selectedShippingOption,
  };
}
