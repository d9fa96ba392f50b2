export { useField } from './use-field.ts';
export { useForm } from './use-form.ts';
export { useSubmission } from './use-submission.ts';
