import type { ShippingLocation } from '@sitewright/commerce';
import { findRateQuestions, splitIntoParcels } from '@sitewright/commerce/shipping';
import { toRateRequests, type RateRequest } from '../../platform/store-services/rate-request.ts';
import { toLine, variantText } from './cart-line.ts';
import type { EntryRow } from './offered.queries.ts';
import type { StoreSettings } from './store-settings.ts';

/** The part of a cart that services are asked about. */
export interface RatedCart {
  readonly entries: readonly EntryRow[];
  readonly settings: StoreSettings;
  readonly location: ShippingLocation | undefined;
}

/** What the rate services of a store are asked for a cart; nothing in a store without services. */
export function rateRequestsOf({ entries, settings, location }: RatedCart): RateRequest[] {
  const { shipping, currency, locale } = settings;
  if (location === undefined || shipping.rateServices.length === 0) return [];
  const lines = entries.map(toLine);
  // Which lines are in a parcel does not depend on their amounts.
  const parcels = splitIntoParcels(
    shipping,
    lines,
    lines.map(() => 0),
  );
  return toRateRequests({
    services: shipping.rateServices,
    questions: findRateQuestions(location, parcels),
    lines: entries.map((entry, index) => ({
      lineId: entry.entryId,
      title: entry.title,
      variant: variantText(entry),
      sku: entry.sku,
      quantity: entry.quantity,
      weightGrams: entry.weightGrams,
      unitPriceCents: lines[index]?.unitPriceCents ?? 0,
    })),
    location,
    currency,
    locale,
  });
}
