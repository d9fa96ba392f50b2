import type { Refusal } from '@sitewright/contracts/errors';

/**
 * A refusal on its way out of a transaction: thrown so that the transaction rolls back, caught by the
 * route, which answers it as the value that it is. Nothing else in the product throws refusals.
 */
export class RefusalRollback extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.name = 'RefusalRollback';
    this.refusal = refusal;
  }
}
