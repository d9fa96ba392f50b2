export { errorRow, errorTable, type ErrorCode, type ErrorEffect } from './error-table.ts';
export {
  boundErrorCodes,
  namedErrorCodes,
  plainErrorCodes,
  readIssue,
  type BoundErrorCode,
  type Issue,
  type ValidationError,
  type NamedErrorCode,
  type PlacedIssue,
  type PlainErrorCode,
} from './validation-error.ts';
export { notFoundAt } from './not-found-at.ts';
export {
  errorEnvelope,
  fillMessage,
  isErrorResult,
  err,
  type ErrorEnvelope,
  type ErrorResult,
} from './error-result.ts';
