import type { ShippingLocation } from '@sitewright/commerce';
import { toServiceRequest, type ServiceRequest, type StoreService } from './service-request.ts';

/** What a tax service is asked about each location. */
export interface TaxRequestInput {
  readonly service: StoreService;
  /** Where the store is registered; empty while unknown. */
  readonly storeCountry: string;
  readonly locale: string;
}

/** A request to a tax service; documented in docs/reference/tax-services.md. */
export interface TaxRequest extends ServiceRequest {
  readonly kind: 'taxes';
}

/** The request for a location. It is the same for every cart, so that a place is asked once for all buyers. */
export function toTaxRequest(
  { service, storeCountry, locale }: TaxRequestInput,
  { country, state = '', zip = '' }: ShippingLocation,
): TaxRequest {
  const content = {
    locale,
    origin: { country: storeCountry },
    destination: { country, state, zip },
  };
  return { kind: 'taxes', ...toServiceRequest(service, content) };
}
