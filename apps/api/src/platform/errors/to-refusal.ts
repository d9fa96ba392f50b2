import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { DatabaseOutage, outages } from '../database/outage.ts';
import { WorkQueueFull } from '../limits/work-queue.ts';
import { refusalByFastifyCode } from '../routing/request-faults.ts';
import { RefusalRollback } from './problem.ts';

interface AnsweredError {
  readonly refusal: Refusal;
  readonly isBug: boolean;
  readonly retryAfterMs?: number;
}

/** Maps every thrown value to an error of the table. Bugs reveal nothing but the request id. */
export function toRefusal(error: unknown): AnsweredError {
  if (error instanceof RefusalRollback) {
    const { refusal } = error;
    const { retryAfterMs } = refusal;
    return { refusal, isBug: false, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
  if (error instanceof DatabaseOutage) {
    const { retryAfterMs } = outages[error.code];
    return {
      refusal: refuse(error.code === 'storageFull' ? 'storageFull' : 'unavailable'),
      isBug: false,
      retryAfterMs,
    };
  }
  if (error instanceof WorkQueueFull)
    return { refusal: refuse('tooManyRequests'), isBug: false, retryAfterMs: error.retryAfterMs };
  const { code, statusCode } = error as { readonly code?: string; readonly statusCode?: number };
  const known = code === undefined ? undefined : refusalByFastifyCode[code];
  if (known !== undefined) return { refusal: refuse(known), isBug: false };
  if (statusCode === 429) return { refusal: refuse('tooManyRequests'), isBug: false };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { refusal: refuse('malformedRequest'), isBug: false };
  return { refusal: refuse('internalError'), isBug: true };
}
