import type { ShippingLocation } from '@sitewright/commerce';
import type { LiveRate, LiveRates, RateQuestion } from '@sitewright/commerce/shipping';
import type { ServiceTaxes } from '@sitewright/commerce/tax';
import type { RateRequest } from './rate-request.ts';
import type { StoredResponses } from './service-responses.queries.ts';
import { toTaxRequest, type TaxRequest, type TaxRequestInput } from './tax-request.ts';

/** A request to a service of a store. */
export type StoreRequest = RateRequest | TaxRequest;

const minuteMs = 60_000;

/**
 * How long responses count. They are asked again once they are no longer fresh, and used until they are no longer valid:
 * prices of carriers change during a day, tax rates rarely.
 */
const lifetimes = {
  rates: { freshMs: 15 * minuteMs, validMs: 60 * minuteMs },
  taxes: { freshMs: 6 * 60 * minuteMs, validMs: 24 * 60 * minuteMs },
} as const satisfies Record<StoreRequest['kind'], { freshMs: number; validMs: number }>;

/** A service that did not respond is asked again after this time. */
const retryMs = minuteMs;

const ageOf = (then: Date, now: Date): number => now.getTime() - then.getTime();

/** The requests whose responses are missing or no longer fresh. */
export const findDueRequests = (
  requests: readonly StoreRequest[],
  stored: StoredResponses,
  now: Date,
): StoreRequest[] =>
  requests.filter(({ kind, hash }) => {
    const response = stored.get(hash);
    if (response === undefined) return true;
    const { askedAt, fetchedAt } = response;
    const hasResponded = fetchedAt?.getTime() === askedAt.getTime();
    return ageOf(askedAt, now) >= (hasResponded ? lifetimes[kind].freshMs : retryMs);
  });

/** The content of the response to a request; undefined without a valid one. */
function contentOf(
  { kind, hash }: StoreRequest,
  stored: StoredResponses,
  now: Date,
): object | undefined {
  const { content = null, fetchedAt = null } = stored.get(hash) ?? {};
  const isValid =
    content !== null && fetchedAt !== null && ageOf(fetchedAt, now) < lifetimes[kind].validMs;
  return isValid ? content : undefined;
}

const keyOf = ({ serviceId, lineIds }: RateQuestion): string => `${serviceId} ${lineIds.join(' ')}`;

/** The stored rates by question. */
export function toLiveRates(
  requests: readonly RateRequest[],
  stored: StoredResponses,
  now: Date,
): LiveRates {
  const byQuestion = new Map(requests.map((request) => [keyOf(request.question), request]));
  return (question) => {
    const request = byQuestion.get(keyOf(question));
    // Stored after `readRates` had parsed it.
    return request && (contentOf(request, stored, now) as readonly LiveRate[] | undefined);
  };
}

/** The stored taxes by location; undefined without a valid response. */
export type ServiceTaxesAt = (location: ShippingLocation) => ServiceTaxes | undefined;

export const toServiceTaxes =
  (input: TaxRequestInput, stored: StoredResponses, now: Date): ServiceTaxesAt =>
  (location) =>
    // Stored after `readTaxRates` had parsed it.
    contentOf(toTaxRequest(input, location), stored, now) as ServiceTaxes | undefined;
