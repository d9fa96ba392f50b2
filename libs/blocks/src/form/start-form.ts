import type {
  FormDefinition,
  FormPlacement,
  FormTexts,
  PageFields,
} from '@sitewright/form-runtime';
import { createSend } from '@sitewright/form-runtime';
import type { ProofOfWorkOptions } from '@sitewright/form-runtime/captcha';
import { enhanceForm } from '@sitewright/form-runtime/dom';

import type { IslandRuntime } from '../block/island.ts';
import { captchaOnTouch } from './captcha-on-touch.ts';
import { addDatePickers } from './date-picker.ts';
import { formChecks } from './form-checks.ts';
import { formSubmitted } from './form-events.ts';
import { holdLayout } from './hold-layout.ts';
import { leaveFieldAtEscape } from './leave-field-at-escape.ts';
import { leaveNumberOnWheel } from './leave-number-on-wheel.ts';
import { sendOnce } from './send-once.ts';

/**
 * How long a form waits for one answer: longer than the server takes over a mail list, shorter than a visitor stays. A
 * phone that has lost its network is not told so, and the browser itself waits for minutes.
 */
const patienceMs = 30_000;

interface FormIslandProps {
  readonly form: FormDefinition;
  readonly place: FormPlacement & PageFields;
  /** Of a page that is not in English. */
  readonly texts?: Partial<FormTexts>;
  readonly captchaTexts?: Required<ProofOfWorkOptions>['texts'];
  /** Label of the button that opens a calendar, of a form with a date. */
  readonly dateLabel?: string;
}

/** Brings a form of the page to life with the definition that stands beside it. */
export function startForm(
  root: HTMLElement,
  { census, context, loadCaptcha }: Pick<IslandRuntime, 'census' | 'context' | 'loadCaptcha'>,
  isNewsletter: boolean,
): () => void {
  const element = root.querySelector('form');
  const text = root.querySelector('[data-island-props]')?.textContent;
  if (element === null || !text) return () => {};
  const { form, place, texts, captchaTexts, dateLabel } = JSON.parse(text) as FormIslandProps;
  const trap = root.querySelector<HTMLInputElement>('[data-trap]');
  const status = root.querySelector('[data-captcha]');
  // The key that the server gives is this form's and no other's.
  const send = sendOnce(
    createSend((url, init) =>
      fetch(url, {
        ...init,
        headers: { ...init.headers, 'X-Form-Id': form.id },
        signal: AbortSignal.timeout(patienceMs),
      }),
    ),
  );
  const touched =
    form.captcha && status
      ? captchaOnTouch(element, async () =>
          (await loadCaptcha())({
            formId: form.id,
            status,
            send,
            ...(captchaTexts && { texts: captchaTexts }),
          }),
        )
      : undefined;
  const seenAt = performance.now();
  const enhanced = enhanceForm(element, {
    form,
    place,
    texts,
    ...formChecks(context.websiteSettings.shortEmailEndings === true),
    isNewsletter,
    onSuccess: () => root.dispatchEvent(new Event(formSubmitted, { bubbles: true })),
    captcha: touched?.captcha,
    census: () => ({
      trap: trap?.value ?? '',
      filledInMs: Math.round(performance.now() - seenAt),
    }),
    send,
  });
  const removePickers = dateLabel === undefined ? undefined : addDatePickers(element, dateLabel);
  const stopHolding = holdLayout(element);
  const life = new AbortController();
  leaveFieldAtEscape(element, life.signal);
  leaveNumberOnWheel(element, life.signal);
  void census.formRendered(form.id);
  return () => {
    life.abort();
    touched?.stop();
    removePickers?.();
    stopHolding();
    enhanced.destroy();
  };
}
