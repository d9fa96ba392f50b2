export { FieldRow } from './field-row.tsx';
export type { FieldRowProps } from './field-row.tsx';
export { FormMarkup } from './form-markup.tsx';
export type { FormMarkupProps } from './form-markup.tsx';
export { FormView } from './form-view.tsx';
export type { FormViewProps } from './form-view.tsx';
