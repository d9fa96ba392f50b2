import type { FormCall } from './send.ts';
import type { SubmissionPayload } from './payload.ts';

/** Asks for a single-use form key; the answer has it as `key` (FORM-69). */
export const keyCall: FormCall = {
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  credentials: 'include',
};

/** Submits a form (FORM-71). `census` is what the host wants to send along; it replaces nothing (FORM-72). */
export const submitCall = (
  payload: SubmissionPayload,
  census: Readonly<Record<string, unknown>> = {},
): FormCall => ({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  credentials: 'include',
  body: { ...census, ...payload },
});
