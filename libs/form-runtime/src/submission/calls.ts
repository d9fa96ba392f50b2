import type { KeyCall, SubmissionCall } from './send.ts';
import type { SubmissionPayload } from './payload.ts';

/** Asks for a single-use form key; the answer has it as `key`. */
export const keyCall: KeyCall = {
  name: 'key',
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  credentials: 'include',
};

/** Submits a form. `census` is what the host wants to send along; it replaces nothing. */
export const submitCall = (
  payload: SubmissionPayload,
  census: Readonly<Record<string, unknown>> = {},
): SubmissionCall => ({
  name: 'submission',
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  credentials: 'include',
  body: { ...census, ...payload },
});
