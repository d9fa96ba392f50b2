import type { LiveRate, LiveRates, RateQuestion } from '@sitewright/commerce/shipping';
import type { RateRequest } from './rate-request.ts';
import type { ServiceRequest } from './service-request.ts';
import type { StoredResponses } from './service-responses.queries.ts';

/** Services are asked again after this time, and one that did not respond after a shorter one. */
const freshMs = 15 * 60_000;
const retryMs = 60_000;
/** An order is placed with what was shown this long ago at most. */
const validMs = 60 * 60_000;

const ageOf = (then: Date, now: Date): number => now.getTime() - then.getTime();

/** The requests whose responses are missing or no longer fresh. */
export const findDueRequests = <R extends ServiceRequest>(
  requests: readonly R[],
  stored: StoredResponses,
  now: Date,
): R[] =>
  requests.filter(({ hash }) => {
    const response = stored.get(hash);
    if (response === undefined) return true;
    const { askedAt, fetchedAt } = response;
    const hasResponded = fetchedAt?.getTime() === askedAt.getTime();
    return ageOf(askedAt, now) >= (hasResponded ? freshMs : retryMs);
  });

/** The content of the response to a request; undefined without a valid one. */
export function contentOf(
  { hash }: ServiceRequest,
  stored: StoredResponses,
  now: Date,
): object | undefined {
  const { content = null, fetchedAt = null } = stored.get(hash) ?? {};
  const isValid = content !== null && fetchedAt !== null && ageOf(fetchedAt, now) < validMs;
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
