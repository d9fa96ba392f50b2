import { visitorText } from '@sitewright/blocks/texts';
import {
  priceCart,
  netCentsOf,
  toShippingLocation,
  type CartTotals,
  type GiftCard,
  type ShippingLocation,
} from '@sitewright/commerce';
import type { Discount, DiscountError } from '@sitewright/commerce/discount';
import {
  defaultShippingOption,
  selectShippingOption,
  shippingOptionsFor,
  splitIntoParcels,
  type LiveRates,
  type PricedShipping,
  type ShippingOffer,
} from '@sitewright/commerce/shipping';
import { isReverseCharge, taxSettingsAt } from '@sitewright/commerce/tax';
import { isVatNumberOf } from '@sitewright/commerce/vat-number';
import type { ServiceTaxesAt } from '../../platform/store-services/current-responses.ts';
import { toLine } from './cart-line.ts';
import type { EntryRow } from './offered.queries.ts';
import type { StoreSettings } from './store-settings.ts';

export interface PricingInput {
  readonly entries: readonly EntryRow[];
  readonly settings: StoreSettings;
  readonly location: ShippingLocation | undefined;
  /** The chosen option; without one, or if it is not available for the address, the cheapest that is sent. */
  readonly shippingOptionId: string | null;
  readonly vatNumber: string | null;
  /** The entered codes, as `discountCodeKey` returns them. */
  readonly codes: readonly string[];
  /** The discounts of these codes and the automatic ones, with their uses. */
  readonly discounts: readonly Discount[];
  /** The gift cards that pay, in the order of entry. */
  readonly giftCards?: readonly GiftCard[];
  /** The buyer's `emailKey`; undefined while it is unknown. */
  readonly customer: string | undefined;
  /** What the rate services of the store responded. */
  readonly liveRates?: LiveRates;
  /** What the tax service of the store responded. */
  readonly serviceTaxesAt?: ServiceTaxesAt;
  readonly now: Date;
}

/** An entered code that does not apply, and why. An unknown code has no discount. */
export interface RejectedCodeOfCart {
  readonly code: string;
  readonly reason: DiscountError;
  readonly discount: Discount | undefined;
}

/** A cart with all amounts, calculated from stored prices (CART-14). */
export interface PricedCart {
  readonly totals: CartTotals;
  readonly shippingOptions: readonly PricedShipping[];
  readonly shippingGap: ShippingOffer['gap'];
  /** The titles of the products that cause the gap; undefined if that is all of them. */
  readonly shippingGapItems: readonly string[] | undefined;
  readonly selectedShippingOption: PricedShipping | undefined;
  /** Where the cart is taxed: where the buyer takes over the order. Undefined while unknown. */
  readonly taxLocation: ShippingLocation | undefined;
  /** In the order of entry. */
  readonly rejectedCodes: readonly RejectedCodeOfCart[];
  /** The gift cards that can pay, in the order of entry. */
  readonly giftCards: readonly GiftCard[];
}

/** Whether the buyer owes the tax: a business with a VAT number of the country where the order goes. */
const isTaxExempt = (
  { reverseCharge, storeCountry }: StoreSettings,
  country: string | undefined,
  vatNumber: string | null,
): boolean =>
  isReverseCharge({
    isEnabled: reverseCharge,
    storeCountry,
    country,
    hasVatNumber: vatNumber !== null && country !== undefined && isVatNumberOf(country, vatNumber),
  });

/** Each title once: variants of a product are entries of their own. */
const titlesOf = (entries: readonly EntryRow[], entryIds: readonly string[]): string[] => [
  ...new Set(entries.flatMap(({ entryId, title }) => (entryIds.includes(entryId) ? title : []))),
];

export function priceEntries(input: PricingInput): PricedCart {
  const { entries, settings, codes, discounts, customer, giftCards = [], now } = input;
  const lines = entries.map(toLine);
  const netCents = netCentsOf({ lines, discounts, customer, now });
  const { options, gap, gapLineIds } = shippingOptionsFor(
    settings.shipping,
    input.location,
    splitIntoParcels(settings.shipping, lines, netCents),
    {
      combinedName: visitorText(settings.locale)('checkout.shipping'),
      ...(input.liveRates === undefined ? {} : { liveRates: input.liveRates }),
    },
  );
  const selected =
    selectShippingOption(options, input.shippingOptionId ?? '') ??
    defaultShippingOption(options, settings.shipping);
  // The buyer takes over a collected order at the store; what is not shipped is taxed where the buyer is.
  const location =
    selected?.pickup === undefined ? input.location : toShippingLocation(selected.pickup.address);
  const totals = priceCart({
    currency: settings.currency,
    lines,
    shipping: selected,
    location,
    ...taxSettingsAt(settings, location, location && input.serviceTaxesAt?.(location)),
    taxIncluded: settings.taxIncluded,
    isTaxExempt: isTaxExempt(settings, location?.country, input.vatNumber),
    discounts,
    customer,
    giftCards,
    now,
  });
  const rejectedCodes = codes
    .filter((code) => !totals.validCoupons.includes(code))
    .map((code): RejectedCodeOfCart => {
      const rejected = totals.rejectedDiscounts.find(({ discount }) => discount.code === code);
      return { code, reason: rejected?.reason ?? 'unknown', discount: rejected?.discount };
    });
  return {
    totals: { ...totals, invalidCoupons: rejectedCodes.map(({ code }) => code) },
    rejectedCodes,
    giftCards,
    shippingOptions: options,
    shippingGap: gap,
    shippingGapItems: gapLineIds && titlesOf(entries, gapLineIds),
    selectedShippingOption: selected,
    taxLocation: location,
  };
}
