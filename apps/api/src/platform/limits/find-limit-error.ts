import { err, type ErrorCode, type ErrorResult } from '@sitewright/contracts/errors';
import type { LoggedCall } from '../call-counts/call-log.ts';
import type { Services } from '../services.ts';

interface LimitScope {
  readonly services: Pick<Services, 'callCounter'>;
  readonly now: Date;
}

/**
 * Counts a call; returns the error with the time to wait if there were too many. Never call it inside a transaction.
 */
export async function findLimitError(
  { services, now }: LimitScope,
  call: LoggedCall,
  code: ErrorCode = 'tooManyRequests',
): Promise<ErrorResult | null> {
  const retryAfterMs = await services.callCounter.count(call, now);
  return retryAfterMs === null ? null : err(code, { retryAfterMs });
}
