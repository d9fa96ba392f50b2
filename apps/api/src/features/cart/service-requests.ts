import { toShippingLocation, type ShippingLocation } from '@sitewright/commerce';
import {
  findDueRequests,
  toLiveRates,
  toServiceTaxes,
  type StoreRequest,
} from '../../platform/store-services/current-responses.ts';
import type { RateRequest } from '../../platform/store-services/rate-request.ts';
import type { StoredResponses } from '../../platform/store-services/service-responses.queries.ts';
import {
  toTaxRequest,
  type TaxRequest,
  type TaxRequestInput,
} from '../../platform/store-services/tax-request.ts';
import type { PricedCart, PricingInput } from './price-entries.ts';
import { rateRequestsOf, type RatedCart } from './rate-requests.ts';
import type { StoreSettings } from './store-settings.ts';

/** What the services of a store can be asked for a cart; nothing in a store without services. */
export interface ServiceRequests {
  readonly rates: readonly RateRequest[];
  /** For every location that can tax the cart: the buyer's, and those of pickup. */
  readonly taxes: readonly TaxRequest[];
}

type TaxServiceSettings = Pick<StoreSettings, 'taxService' | 'storeCountry' | 'locale'>;

const taxInputOf = ({
  taxService,
  storeCountry,
  locale,
}: TaxServiceSettings): TaxRequestInput | null =>
  taxService === null ? null : { service: taxService, storeCountry, locale };

function taxRequestsOf(settings: StoreSettings, location: ShippingLocation | undefined) {
  const input = taxInputOf(settings);
  if (input === null) return [];
  const pickups = settings.shipping.pickups.map(({ address }) => toShippingLocation(address));
  return [...(location === undefined ? [] : [location]), ...pickups].map((each) =>
    toTaxRequest(input, each),
  );
}

export const serviceRequestsOf = (cart: RatedCart): ServiceRequests => ({
  rates: rateRequestsOf(cart),
  taxes: taxRequestsOf(cart.settings, cart.location),
});

/** What the services responded, as the calculation of prices takes it. */
export function respondedBy(
  { rates }: ServiceRequests,
  settings: TaxServiceSettings,
  stored: StoredResponses,
  now: Date,
): Pick<PricingInput, 'liveRates' | 'serviceTaxesAt'> {
  const input = taxInputOf(settings);
  return {
    liveRates: toLiveRates(rates, stored, now),
    ...(input === null ? {} : { serviceTaxesAt: toServiceTaxes(input, stored, now) }),
  };
}

/** The requests that a priced cart is due, so that its amounts are current. */
export function dueRequestsOf(
  { rates }: ServiceRequests,
  settings: TaxServiceSettings,
  { taxLocation }: Pick<PricedCart, 'taxLocation'>,
  stored: StoredResponses,
  now: Date,
): StoreRequest[] {
  const input = taxInputOf(settings);
  const taxes =
    input === null || taxLocation === undefined ? [] : [toTaxRequest(input, taxLocation)];
  return findDueRequests([...rates, ...taxes], stored, now);
}
