import type { ErrorResult } from '@sitewright/contracts/errors';
import { ErrorRollback } from './error-rollback.ts';

/** An error that rolled a transaction back, as the value that it is: for work that goes on after it. */
export const orErrorResult = <T>(work: Promise<T>): Promise<T | ErrorResult> =>
  work.catch((error: unknown) => {
    if (error instanceof ErrorRollback) return error.error;
    throw error;
  });
