import type { FormDefinition, FormValues } from '../form-definition.ts';
import type { FormPlace } from './place.ts';

/** What a submission sends: the form, its checked values, and what its host says of the place. */
export interface SubmissionPayload extends FormPlace {
  /** The key that the server gave for this submission. */
  readonly key: string;
  readonly formId: string;
  readonly submitButtonText: string;
  /** JSON of the checked values, by field id. */
  readonly form: string;
  /** Only of a form with a captcha. */
  readonly captchaKey?: string;
}

/** Puts a submission together from a form, its checked values, its place and the keys. */
export const toSubmissionPayload = (
  form: FormDefinition,
  values: FormValues,
  place: FormPlace | undefined,
  keys: Pick<SubmissionPayload, 'key' | 'captchaKey'>,
): SubmissionPayload => ({
  ...place,
  ...keys,
  formId: form.id,
  submitButtonText: form.submitButtonText,
  form: JSON.stringify(values),
});
