export { anatomy, errorId } from './anatomy.ts';
export { enhanceForm } from './enhance-form.ts';
export type { EnhancedForm, EnhanceFormOptions } from './enhance-form.ts';
