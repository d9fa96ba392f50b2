import { missingCaptcha } from '../../captcha/captcha.ts';
import type { Captcha } from '../../captcha/captcha.ts';
import { captchaSize } from './captcha-size.ts';
import { loadScript } from './load-script.ts';

/** The part of the provider's script that is used. */
export interface RecaptchaApi {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: RecaptchaRenderOptions): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** What the provider's widget is rendered with. */
export interface RecaptchaRenderOptions {
  readonly sitekey: string;
  readonly size: 'compact' | 'normal';
  readonly theme: 'light' | 'dark';
}

/** What a captcha takes from its host. */
export interface RecaptchaOptions {
  /** Where the widget goes; empty. */
  readonly container: HTMLElement;
  /** From the site context. Empty or absent: the captcha is not set up. */
  readonly siteKey: string | undefined;
  /** Default: 'light'. */
  readonly theme?: 'light' | 'dark';
  /** The provider's script; `render=explicit` keeps it from looking for widgets itself. */
  readonly scriptUrl?: string;
  /** Finds what the script leaves behind. Default: `grecaptcha` of the container's window. */
  readonly readApi?: () => RecaptchaApi | undefined;
}

/** The table of defaults. */
export const recaptchaDefaults = {
  theme: 'light',
  scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
} as const;

/**
 * A captcha by site key: loads the provider's script and renders its widget, compact in a container
 * narrower than 320 pixels. Make it when the visitor first touches the form: the
 * script is a third party's.
 */
export function createRecaptcha(userOptions: RecaptchaOptions): Captcha {
  const { container, siteKey, theme, scriptUrl, readApi } = {
    ...recaptchaDefaults,
    ...userOptions,
  };
  if (!siteKey) return missingCaptcha;
  const page = container.ownerDocument;
  const findApi =
    readApi ?? (() => (page.defaultView as { grecaptcha?: RecaptchaApi } | null)?.grecaptcha);

  const widget = (async () => {
    await loadScript(page, scriptUrl);
    const api = findApi();
    if (!api) throw new Error('The captcha script left no grecaptcha behind');
    await new Promise<void>((resolve) => api.ready(resolve));
    const size = captchaSize(container.clientWidth);
    return { api, id: api.render(container, { sitekey: siteKey, size, theme }) };
  })();
  // Told when the form is submitted, not as an unhandled rejection before anybody asked.
  widget.catch(() => undefined);

  return {
    async pass() {
      const { api, id } = await widget;
      return api.getResponse(id) || undefined;
    },
    reset() {
      widget.then(({ api, id }) => api.reset(id)).catch(() => undefined);
    },
  };
}
