import { err, type ErrorResult } from '@sitewright/contracts/errors';

/** The error of a name that another tab of the list has. */
export const nameTaken = (): ErrorResult =>
  err('invalidRequest', { errors: { name: 'Another tab has this name. Enter another one.' } });
