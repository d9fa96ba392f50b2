export { anatomy } from './anatomy.ts';
export { enhanceForm } from './enhance-form.ts';
export type { EnhancedForm, EnhanceFormOptions } from './enhance-form.ts';
