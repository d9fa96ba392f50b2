import { missingCaptcha } from '../../captcha/captcha.ts';
import type { Captcha } from '../../captcha/captcha.ts';
import { captchaSize } from './captcha-size.ts';
import { loadScript } from './load-script.ts';

/** The used part of the provider's API. */
export interface RecaptchaApi {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: RecaptchaRenderOptions): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** Render options of the provider's widget. */
export interface RecaptchaRenderOptions {
  readonly sitekey: string;
  readonly size: 'compact' | 'normal';
  readonly theme: 'light' | 'dark';
}

/** Options of the captcha. */
export interface RecaptchaOptions {
  /** The empty container of the widget. */
  readonly container: HTMLElement;
  /** From the site context. Empty or absent: no captcha is configured. */
  readonly siteKey: string | undefined;
  /** Default: 'light'. */
  readonly theme?: 'light' | 'dark';
  /** URL of the provider's script; `render=explicit` prevents automatic widgets. */
  readonly scriptUrl?: string;
  /** Returns the script's API. Default: `grecaptcha` of the container's window. */
  readonly readApi?: () => RecaptchaApi | undefined;
}

/** Default values. */
export const recaptchaDefaults = {
  theme: 'light',
  scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
} as const;

/**
 * A captcha with a site key: loads the provider's script and renders its widget, compact in a container narrower than
 * 320 pixels. Create it when the visitor first uses the form, because the script is a third party's.
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
  // Reported when the form is submitted, not as an unhandled rejection before.
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
