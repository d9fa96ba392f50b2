import { missingCaptcha } from '../captcha/captcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { CheckSettings } from '../options.ts';
import { validateSubmission } from '../validate-submission.ts';
import { keyCall, submitCall } from './calls.ts';
import { toSubmissionPayload } from './payload.ts';
import type { FormLocation } from './place.ts';
import { readFailure, readKey } from './read-answer.ts';
import type { Send } from './send.ts';
import type { SubmissionFailure } from './state.ts';

/** Options of a submission. */
export interface DeliveryPorts {
  /** Sends requests; `createSend(fetch)` creates one. */
  readonly send: Send;
  /** The place of the form and its page; sent with the submission. Default: none. */
  readonly place?: FormLocation | undefined;
  /** `{ pass, reset }`; used if the form has a `captcha`. Default: one that fails, so that nothing is sent. */
  readonly captcha?: Captcha | undefined;
  /** Additional data, such as the time that the visitor took; read on submission, overrides nothing. Default: none. */
  readonly census?: (() => Readonly<Record<string, unknown>>) | undefined;
}

/** The global object; only browsers have a `navigator` with `onLine`. */
type Browser = typeof globalThis & { readonly navigator?: { readonly onLine?: boolean } };

/**
 * Validates a submission, requests a key, and sends it; stops at the first failure. `values` are absent if reading them
 * failed.
 */
export async function deliver(
  form: FormDefinition,
  values: Readonly<Record<string, unknown>> | undefined,
  { send, place, captcha = missingCaptcha, census }: DeliveryPorts,
  settings: CheckSettings,
): Promise<SubmissionFailure | undefined> {
  const { texts } = settings;
  if (!values) return err(texts.fieldsUnreadable);
  // Without a network, every failure is reported as being offline.
  const failed = (text: string) =>
    err((globalThis as Browser).navigator?.onLine === false ? texts.offline : text);
  try {
    const checked = validateSubmission(form, values, settings);
    if (!checked.ok) return err(texts.fieldsInvalid, checked.errors);

    const captchaKey = form.captcha && (await captcha.pass());
    if (form.captcha && !captchaKey) return failed(texts.captchaIncomplete);

    const key = await send(keyCall).then(readKey, () => undefined);
    if (!key) return failed(texts.keyUnavailable);

    const payload = toSubmissionPayload(form, checked.payload, place, {
      key,
      ...(captchaKey && { captchaKey }),
    });
    return readFailure(form, await send(submitCall(payload, census?.())), texts);
  } catch {
    return failed(texts.processingFailed);
  }
}

const err = (message: string, errors: SubmissionFailure['errors'] = {}): SubmissionFailure => ({
  message,
  errors,
  unplaced: [],
});
