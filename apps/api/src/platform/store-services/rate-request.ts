import type { ShippingLocation } from '@sitewright/commerce';
import type { RateQuestion } from '@sitewright/commerce/shipping';
import { toServiceRequest, type ServiceRequest, type StoreService } from './service-request.ts';

/** A line of a cart, as a rate service sees it. */
export interface RatedLine {
  readonly lineId: string;
  readonly title: string;
  /** The selected options as text; empty without any. */
  readonly variant: string;
  readonly sku: string;
  readonly quantity: number;
  /** Of one piece; null if unknown. */
  readonly weightGrams: number | null;
  readonly unitPriceCents: number;
}

/** What the requests of a cart are made of. Discounts are no part of it: a code does not change what a parcel weighs. */
export interface RateRequestInput {
  readonly services: readonly StoreService[];
  readonly questions: readonly RateQuestion[];
  readonly lines: readonly RatedLine[];
  readonly location: ShippingLocation;
  readonly currency: string;
  readonly locale: string;
}

/** A request to a rate service; documented in docs/reference/rate-services.md. */
export interface RateRequest extends ServiceRequest {
  readonly kind: 'rates';
  readonly question: RateQuestion;
}

/** The requests of a cart, in the order of its questions. A question to a service that was removed has none. */
export function toRateRequests(input: RateRequestInput): RateRequest[] {
  const { services, questions, lines, location, currency, locale } = input;
  const { country, state = '', zip = '' } = location;
  return questions.flatMap((question): RateRequest[] => {
    const service = services.find(({ id }) => id === question.serviceId);
    if (service === undefined) return [];
    const items = lines
      .filter(({ lineId }) => question.lineIds.includes(lineId))
      .map(({ lineId: _lineId, ...item }) => item);
    const content = { currency, locale, destination: { country, state, zip }, items };
    return [{ kind: 'rates', ...toServiceRequest(service, content), question }];
  });
}
