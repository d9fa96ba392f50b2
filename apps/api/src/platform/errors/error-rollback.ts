import type { ErrorResult } from '@sitewright/contracts/errors';

/**
 * An error on its way out of a transaction: thrown so that the transaction rolls back, caught by the
 * route, which answers it as the value that it is. Nothing else in the product throws errors.
 */
export class ErrorRollback extends Error {
  readonly error: ErrorResult;

  constructor(error: ErrorResult) {
    super(error.error);
    this.name = 'RefusalRollback';
    this.error = error;
  }
}
