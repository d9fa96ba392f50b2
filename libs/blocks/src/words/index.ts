export { formChecks } from '../form/form-checks.ts';
export { normalizeValue } from '../form/normalize-value.ts';
export { formLabelsOf, formTextsOf } from '../form/form-words.ts';
export { createVisitorText } from './create-visitor-text.ts';
export { loadVisitorText } from './load-visitor-text.ts';
export type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';
export { visitorText } from './visitor-text.ts';
