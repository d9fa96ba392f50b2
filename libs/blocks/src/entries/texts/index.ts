export { formChecks } from '../../blocks/form/form-checks.ts';
export { normalizeValue } from '../../blocks/form/normalize-value.ts';
export { formLabelsOf, formTextsOf } from '../../blocks/form/form-texts.ts';
export { createVisitorText } from './create-visitor-text.ts';
export { loadVisitorText } from './load-visitor-text.ts';
export type { VisitorText, VisitorTextKey } from './visitor-text-key.ts';
export { visitorText } from './visitor-text.ts';
