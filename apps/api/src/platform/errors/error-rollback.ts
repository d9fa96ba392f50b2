import type { ErrorResult } from '@sitewright/contracts/errors';

/**
 * Carries an error out of a transaction: thrown so that the transaction rolls back, caught by the route, which returns
 * the error as a value. Nothing else in the product throws errors.
 */
export class ErrorRollback extends Error {
  readonly error: ErrorResult;

  constructor(error: ErrorResult) {
    super(error.error);
    this.name = 'ErrorRollback';
    this.error = error;
  }
}
