import { missingCaptcha } from '../captcha/captcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { CheckSettings } from '../options.ts';
import { validateSubmission } from '../validate-submission.ts';
import { keyCall, submitCall } from './calls.ts';
import { toSubmissionPayload } from './payload.ts';
import type { FormPlace } from './place.ts';
import { readFailure, readKey } from './read-answer.ts';
import type { Send } from './send.ts';
import type { SubmissionFailure } from './state.ts';

/** What a submission needs of its host. */
export interface DeliveryPorts {
  /** The way to the server; `createSend(fetch)` makes one. */
  readonly send: Send;
  /** Where the form stands and the page that it is on; goes with the submission. Default: nothing. */
  readonly place?: FormPlace | undefined;
  /** `{ pass, reset }`; asked when the form has a `captcha`. Default: one that is not set up, so that nothing is sent. */
  readonly captcha?: Captcha | undefined;
  /** More to send along, such as how long the visitor took; read when the form is sent, and replaces nothing. Default: none. */
  readonly census?: (() => Readonly<Record<string, unknown>>) | undefined;
}

/** What is asked of a browser; the rest of the library needs none. */
type Browser = typeof globalThis & { readonly navigator?: { readonly onLine?: boolean } };

/**
 * Checks a submission, then asks for a key, then sends it; the first thing that goes wrong is what
 * it fails for, and nothing after it is tried. `values` are absent when reading them
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
  // What went wrong while there is no network went wrong for that reason.
  const unsent = (text: string) =>
    err((globalThis as Browser).navigator?.onLine === false ? texts.offline : text);
  try {
    const checked = validateSubmission(form, values, settings);
    if (!checked.ok) return err(texts.fieldsInvalid, checked.errors);

    const captchaKey = form.captcha && (await captcha.pass());
    if (form.captcha && !captchaKey) return unsent(texts.captchaIncomplete);

    const key = await send(keyCall).then(readKey, () => undefined);
    if (!key) return unsent(texts.keyUnavailable);

    const payload = toSubmissionPayload(form, checked.payload, place, {
      key,
      ...(captchaKey && { captchaKey }),
    });
    return readFailure(form, await send(submitCall(payload, census?.())), texts);
  } catch {
    return unsent(texts.processingFailed);
  }
}

const err = (message: string, errors: SubmissionFailure['errors'] = {}): SubmissionFailure => ({
  message,
  errors,
  unplaced: [],
});
