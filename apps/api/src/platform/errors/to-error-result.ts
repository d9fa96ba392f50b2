import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { DatabaseOutage, outages } from '../database/outage.ts';
import { WorkQueueFull } from '../limits/work-queue.ts';
import { errorByFastifyCode } from '../routing/request-errors.ts';
import { ErrorRollback } from './error-rollback.ts';

interface MappedError {
  readonly error: ErrorResult;
  readonly isBug: boolean;
  readonly retryAfterMs?: number;
}

/** Maps every thrown value to an error of the table. Bugs reveal nothing but the request id. */
export function toErrorResult(error: unknown): MappedError {
  if (error instanceof ErrorRollback) {
    const { error: errorResult } = error;
    const { retryAfterMs } = errorResult;
    return {
      error: errorResult,
      isBug: false,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
  if (error instanceof DatabaseOutage) {
    const { retryAfterMs } = outages[error.code];
    return {
      error: err(error.code === 'storageFull' ? 'storageFull' : 'unavailable'),
      isBug: false,
      retryAfterMs,
    };
  }
  if (error instanceof WorkQueueFull)
    return { error: err('tooManyRequests'), isBug: false, retryAfterMs: error.retryAfterMs };
  const { code, statusCode } = error as { readonly code?: string; readonly statusCode?: number };
  const mappedCode = code === undefined ? undefined : errorByFastifyCode[code];
  if (mappedCode !== undefined) return { error: err(mappedCode), isBug: false };
  if (statusCode === 429) return { error: err('tooManyRequests'), isBug: false };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { error: err('malformedRequest'), isBug: false };
  return { error: err('internalError'), isBug: true };
}
