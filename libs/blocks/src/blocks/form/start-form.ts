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
import { createLazyCaptcha } from './create-lazy-captcha.ts';
import { formSubmitted } from './form-events.ts';
import { lockRowHeights } from './lock-row-heights.ts';
import { leaveFieldAtEscape } from './leave-field-at-escape.ts';
import { sendOnce } from './send-once.ts';

/**
 * The timeout of a request: longer than the server needs for a mailing list, shorter than a visitor waits. Browsers
 * themselves wait for minutes after a phone has lost its network.
 */
const timeoutMs = 30_000;

interface FormIslandProps {
  readonly form: FormDefinition;
  readonly place: FormPlacement & PageFields;
  /** Present on pages that are not in English. */
  readonly texts?: Partial<FormTexts>;
  readonly captchaTexts?: Required<ProofOfWorkOptions>['texts'];
  /** Label of the date picker button, for forms with a date. */
  readonly dateLabel?: string;
}

/** The behavior that the field types of a form need. */
export interface FormKinds {
  readonly checks: (shortEmailEndings: boolean) => Partial<CheckOptions>;
  /** Adds behavior to the fields that their markup lacks, until the signal aborts. */
  readonly enhanceFields?: (
    form: HTMLFormElement,
    labels: { readonly dateLabel: string | undefined },
    signal: AbortSignal,
  ) => void;
}

/** Enhances a form with the JSON definition beside it. */
export function startForm(
  root: HTMLElement,
  { census, context, loadCaptcha }: Pick<IslandRuntime, 'census' | 'context' | 'loadCaptcha'>,
  { checks, enhanceFields }: FormKinds,
): () => void {
  const element = root.querySelector('form');
  const json = root.querySelector('[data-island-props]')?.textContent;
  if (element === null || !json) return () => {};
  const { form, place, texts, captchaTexts, dateLabel } = JSON.parse(json) as FormIslandProps;
  const trap = root.querySelector<HTMLInputElement>('[data-trap]');
  const status = root.querySelector('[data-captcha]');
  // The key from the server is for this form only.
  const send = sendOnce(
    createSend((url, init) =>
      fetch(url, {
        ...init,
        headers: { ...init.headers, 'X-Form-Id': form.id },
        signal: AbortSignal.timeout(timeoutMs),
      }),
    ),
  );
  const lazyCaptcha =
    form.captcha && status
      ? createLazyCaptcha(element, async () =>
          (await loadCaptcha())({
            formId: form.id,
            status,
            send,
            ...(captchaTexts && { texts: captchaTexts }),
          }),
        )
      : undefined;
  const startedAt = performance.now();
  const enhanced = enhanceForm(element, {
    form,
    place,
    texts,
    ...checks(context.websiteSettings.shortEmailEndings === true),
    isNewsletter: root.dataset.newsletterForm !== undefined,
    onSuccess: () => root.dispatchEvent(new Event(formSubmitted, { bubbles: true })),
    captcha: lazyCaptcha?.captcha,
    census: () => ({
      trap: trap?.value ?? '',
      filledInMs: Math.round(performance.now() - startedAt),
    }),
    send,
  });
  const releaseLayout = lockRowHeights(element);
  const controller = new AbortController();
  leaveFieldAtEscape(element, controller.signal);
  enhanceFields?.(element, { dateLabel }, controller.signal);
  void census.formRendered(form.id);
  return () => {
    controller.abort();
    lazyCaptcha?.stop();
    releaseLayout();
    enhanced.destroy();
  };
}
