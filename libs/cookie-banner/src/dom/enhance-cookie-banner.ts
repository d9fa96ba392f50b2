import type { ConsentChoice } from '../consent/consent-record.ts';
import { createCookieBanner, type CookieBanner } from '../create-cookie-banner.ts';
import { consentFieldName, cookieBannerId } from '../markup/names.ts';
import type { CookieBannerOptions } from '../options.ts';
import type { CookieBannerApiSettings } from '../settings/api-settings.ts';

/** Optional functions of the host. */
export interface EnhanceCookieBannerPorts {
  /** Posts the answered form, for a server that also stores the answer. Default: only the cookie. */
  readonly send?: (action: string, result: URLSearchParams) => void;
  /** Renders the banner from other settings, synchronously or not. Default: it stays as the server rendered it. */
  readonly render?: (settings: CookieBannerApiSettings) => HTMLElement | PromiseLike<HTMLElement>;
}

/** Options of an enhanced banner. */
export type EnhanceCookieBannerOptions = Pick<CookieBannerOptions, 'consent' | 'onAnswer'> &
  EnhanceCookieBannerPorts;

/**
 * Enhances the server's banner: shows it until it is answered, handles the answer without leaving the page, listens to
 * the three `cookieBanner:` events of the document, and shows it again when a link to `#cookie-banner` is followed.
 * Only such a link moves the focus to it; after the answer the focus returns.
 */
export function enhanceCookieBanner(
  root: HTMLElement,
  { send, render, ...options }: EnhanceCookieBannerOptions,
): CookieBanner {
  const { ownerDocument } = root;
  const placeholder = ownerDocument.createComment('');
  const controller = new AbortController();
  let rendered = root;
  let mounted = root;
  /** The element that had the focus before the banner. */
  let origin: HTMLElement | null;

  root.replaceWith(placeholder);
  const banner = createCookieBanner({
    ...options,
    mount() {
      mounted = rendered;
      placeholder.replaceWith(mounted);
      mounted.hidden = false;
    },
    unmount() {
      const hadFocus = mounted.matches(':focus-within');
      mounted.replaceWith(placeholder);
      if (hadFocus) origin?.focus();
    },
  });

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!mounted.contains(form)) return;
    event.preventDefault();
    // Form data are an iterable of pairs, but the types of TypeScript do not accept them here.
    const result = new URLSearchParams(new FormData(form, event.submitter) as never);
    send?.(form.action, result);
    banner.answer(result.get(consentFieldName) as ConsentChoice);
  }

  function onClick(event: Event): void {
    if (!(event.target as Element).closest(`[href="#${cookieBannerId}"]`)) return;
    event.preventDefault();
    banner.force();
    mounted.tabIndex = -1;
    mounted.focus();
  }

  function onFocus({ target, relatedTarget }: FocusEvent): void {
    if (mounted.contains(target as Node) && !mounted.contains(relatedTarget as Node))
      origin = relatedTarget as HTMLElement;
  }

  async function onUnforce({ detail }: CustomEvent<CookieBannerApiSettings | null>): Promise<void> {
    if (detail && render) rendered = await render(detail);
    banner.unforce();
  }

  function listen(type: string, listener: (event: never) => void): void {
    // The controller is passed as the options, of which only `signal` is required.
    ownerDocument.addEventListener(type, listener as EventListener, controller);
  }

  listen('submit', onSubmit);
  listen('click', onClick);
  listen('focusin', onFocus);
  listen('cookieBanner:force', banner.force);
  listen('cookieBanner:update', banner.update);
  listen('cookieBanner:unforce', onUnforce);

  return {
    ...banner,
    destroy() {
      controller.abort();
      banner.destroy();
    },
  };
}
