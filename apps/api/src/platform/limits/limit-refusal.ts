import { refuse, type ErrorCode, type Refusal } from '@sitewright/contracts/errors';
import type { Services } from '../services.ts';
import { countCall, type LimitedCall } from './count-call.ts';

interface LimitScope {
  readonly services: Pick<Services, 'database'>;
  readonly now: Date;
}

/** Counts a call; the refusal, with the time to wait, when there were too many. Never inside of a transaction. */
export async function limitRefusal(
  { services, now }: LimitScope,
  call: LimitedCall,
  code: ErrorCode = 'tooManyRequests',
): Promise<Refusal | null> {
  const retryAfterMs = await countCall(services, call, now);
  return retryAfterMs === null ? null : refuse(code, { retryAfterMs });
}
