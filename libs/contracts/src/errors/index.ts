export { errorRow, errorTable, type ErrorCode, type ErrorEffect } from './error-table.ts';
export { fieldErrors, issueSentence } from './issue-sentence.ts';
export {
  errorEnvelope,
  fillMessage,
  isRefusal,
  refuse,
  type ErrorEnvelope,
  type Refusal,
} from './refusal.ts';
