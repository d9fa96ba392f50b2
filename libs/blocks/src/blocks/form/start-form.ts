import type {
  CheckOptions,
  FormDefinition,
  FormPlacement,
  FormTexts,
  PageFields,
} from '@sitewright/form-runtime';
import { createSend } from '@sitewright/form-runtime';
import type { ProofOfWorkOptions } from '@sitewright/form-runtime/captcha';
import { enhanceForm } from '@sitewright/form-runtime/dom';

import type { IslandRuntime } from '../../kit/block/island.ts';
import { captchaOnTouch } from './captcha-on-touch.ts';
import { formSubmitted } from './form-events.ts';
import { holdLayout } from './hold-layout.ts';
import { leaveFieldAtEscape } from './leave-field-at-escape.ts';
import { sendOnce } from './send-once.ts';

/**
 * How long a form waits for one answer: longer than the server takes over a mail list, shorter than a visitor stays. A
 * phone that has lost its network is not told so, and the browser itself waits for minutes.
 */
const timeoutMs = 30_000;

interface FormIslandProps {
  readonly form: FormDefinition;
  readonly place: FormPlacement & PageFields;
  /** Of a page that is not in English. */
  readonly texts?: Partial<FormTexts>;
  readonly captchaTexts?: Required<ProofOfWorkOptions>['texts'];
  /** Label of the button that opens a calendar, of a form with a date. */
  readonly dateLabel?: string;
}

/** What the kinds of fields in a form need. */
export interface FormKinds {
  readonly checks: (shortEmailEndings: boolean) => Partial<CheckOptions>;
  /** Adds to the fields what their markup does not do by itself, until the signal is aborted. */
  readonly enhanceFields?: (
    form: HTMLFormElement,
    labels: { readonly dateLabel: string | undefined },
    signal: AbortSignal,
  ) => void;
}

/** Enhances a form of the page by the definition that stands beside it. */
export function startForm(
  root: HTMLElement,
  { census, context, loadCaptcha }: Pick<IslandRuntime, 'census' | 'context' | 'loadCaptcha'>,
  { checks, enhanceFields }: FormKinds,
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
        signal: AbortSignal.timeout(timeoutMs),
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
    ...checks(context.websiteSettings.shortEmailEndings === true),
    isNewsletter: root.dataset.newsletterForm !== undefined,
    onSuccess: () => root.dispatchEvent(new Event(formSubmitted, { bubbles: true })),
    captcha: touched?.captcha,
    census: () => ({
      trap: trap?.value ?? '',
      filledInMs: Math.round(performance.now() - seenAt),
    }),
    send,
  });
  const stopHolding = holdLayout(element);
  const life = new AbortController();
  leaveFieldAtEscape(element, life.signal);
  enhanceFields?.(element, { dateLabel }, life.signal);
  void census.formRendered(form.id);
  return () => {
    life.abort();
    touched?.stop();
    stopHolding();
    enhanced.destroy();
  };
}
