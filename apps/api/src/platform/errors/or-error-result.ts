import type { ErrorResult } from '@sitewright/contracts/errors';
import { ErrorRollback } from './error-rollback.ts';

/** Returns the error of a rolled-back transaction as a value, for work that continues after it. */
export const orErrorResult = <T>(work: Promise<T>): Promise<T | ErrorResult> =>
  work.catch((error: unknown) => {
    if (error instanceof ErrorRollback) return error.error;
    throw error;
  });
