import type { FormDefinition, FormValues } from '../form-definition.ts';
import type { PageFields } from './page-fields.ts';

/** Where the form stands, in the words of the payload (FORM-38). */
export interface FormPlacement {
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
}

/** What SaveFormSubmission is sent (section 3). */
export interface SubmissionPayload extends FormPlacement, PageFields {
  readonly key: string;
  readonly formId: string;
  readonly submitButtonText: string;
  /** JSON of the checked values, by field id (FORM-36). */
  readonly form: string;
  /** Only of a form with a captcha (FORM-37). */
  readonly captchaKey?: string;
}

/** Puts a submission together from a form, its checked values, its place and the keys. */
export const toSubmissionPayload = (
  form: FormDefinition,
  values: FormValues,
  place: FormPlacement & PageFields,
  keys: { readonly key: string; readonly captchaKey?: string | undefined },
): SubmissionPayload => ({
  ...place,
  key: keys.key,
  formId: form.id,
  submitButtonText: form.submitButtonText,
  form: JSON.stringify(values),
  ...(keys.captchaKey !== undefined && { captchaKey: keys.captchaKey }),
});
