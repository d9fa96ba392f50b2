import type { FormDefinition, FormValues } from '../form-definition.ts';
import type { FormLocation } from './place.ts';

/** The payload of a submission: the form, its validated values, and its place. */
export interface SubmissionPayload extends FormLocation {
  /** The server's key for this submission. */
  readonly key: string;
  readonly formId: string;
  readonly submitButtonText: string;
  /** JSON of the validated values, by field id. */
  readonly form: string;
  /** Only for a form with a captcha. */
  readonly captchaKey?: string;
}

/** Creates a payload from a form, its validated values, its place and the keys. */
export const toSubmissionPayload = (
  form: FormDefinition,
  values: FormValues,
  place: FormLocation | undefined,
  keys: Pick<SubmissionPayload, 'key' | 'captchaKey'>,
): SubmissionPayload => ({
  ...place,
  ...keys,
  formId: form.id,
  submitButtonText: form.submitButtonText,
  form: JSON.stringify(values),
});
