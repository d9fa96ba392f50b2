export { errorRow, errorTable, type ErrorCode, type ErrorEffect } from './error-table.ts';
export {
  boundFaults,
  namedFaults,
  plainFaults,
  readIssue,
  type BoundFault,
  type Issue,
  type IssueFault,
  type NamedFault,
  type PlacedIssue,
  type PlainFault,
} from './issue-fault.ts';
export { notFoundAt } from './not-found-at.ts';
export {
  errorEnvelope,
  fillMessage,
  isRefusal,
  refuse,
  type ErrorEnvelope,
  type Refusal,
} from './refusal.ts';
