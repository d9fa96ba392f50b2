export type { ControlMarkup } from './control-markup.ts';
export { controlValue, describeField } from './describe-field.ts';
export type { DescribedControl } from './describe-field.ts';
export { formLabels } from './labels.ts';
export type { FormLabels } from './labels.ts';
export { toAnswers } from './to-answers.ts';
export type { Answer, AnswerOptions } from './to-answers.ts';
