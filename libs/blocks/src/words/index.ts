export { formChecks, normalizeAddress } from '../form/form-checks.ts';
export { formTextsOf } from '../form/form-words.ts';
export { createVisitorText } from './create-visitor-text.ts';
export { loadVisitorText } from './load-visitor-text.ts';
export type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';
export { visitorText } from './visitor-text.ts';
