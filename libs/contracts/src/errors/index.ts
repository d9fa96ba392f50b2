export { errorRow, errorTable, type ErrorCode, type ErrorEffect } from './error-table.ts';
export {
  boundFaults,
  plainFaults,
  readIssue,
  type BoundFault,
  type Issue,
  type IssueFault,
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
