import { refuse, type ErrorCode, type Refusal } from '@sitewright/contracts/errors';
import type { LoggedCall } from '../call-counts/call-log.ts';
import type { Services } from '../services.ts';

interface LimitScope {
  readonly services: Pick<Services, 'callCounter'>;
  readonly now: Date;
}

/** Counts a call; the refusal, with the time to wait, when there were too many. Never inside of a transaction. */
export async function limitRefusal(
  { services, now }: LimitScope,
  call: LoggedCall,
  code: ErrorCode = 'tooManyRequests',
): Promise<Refusal | null> {
  const retryAfterMs = await services.callCounter.count(call, now);
  return retryAfterMs === null ? null : refuse(code, { retryAfterMs });
}
