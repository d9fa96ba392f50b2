import type { Refusal } from '@sitewright/contracts/errors';
import { RefusalRollback } from './problem.ts';

/** A refusal that rolled a transaction back, as the value that it is: for work that goes on after it. */
export const orRefusal = <T>(work: Promise<T>): Promise<T | Refusal> =>
  work.catch((error: unknown) => {
    if (error instanceof RefusalRollback) return error.refusal;
    throw error;
  });
