import type { KeyCall, SubmissionCall } from './send.ts';
import type { SubmissionPayload } from './payload.ts';

/** Requests a single-use form key; the response contains it as `key`. */
export const keyCall: KeyCall = {
  name: 'key',
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  credentials: 'include',
};

/** Submits a form. `census` contains the host's additional data; it overrides nothing. */
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
