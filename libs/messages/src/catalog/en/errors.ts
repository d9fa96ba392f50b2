import { errorTable, type ErrorCode } from '@sitewright/contracts/errors';

type ErrorTexts = { readonly [Code in ErrorCode]: (typeof errorTable)[Code]['message'] };

/** The sentence of each error of the API, by its code: the error table is their one source. */
export const errors = Object.fromEntries(
  Object.entries(errorTable).map(([code, { message }]) => [code, message]),
) as ErrorTexts;
