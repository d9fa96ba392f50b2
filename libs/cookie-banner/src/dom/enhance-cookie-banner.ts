import type { ConsentChoice } from '../consent/consent-record.ts';
import { createCookieBanner, type CookieBanner } from '../create-cookie-banner.ts';
import { consentFieldName, cookieBannerId } from '../markup/names.ts';
import type { CookieBannerOptions } from '../options.ts';
import type { CookieBannerApiSettings } from '../settings/api-settings.ts';

/** What a banner on a page may be connected to besides. */
export interface EnhanceCookieBannerPorts {
  /** Posts the answered form, for a server that keeps the answer as well. Default: the cookie alone has it. */
  readonly send?: (action: string, answer: URLSearchParams) => void;
  /** Draws the banner from other settings, at once or later. Default: it stays as the server drew it. */
  readonly render?: (settings: CookieBannerApiSettings) => HTMLElement | PromiseLike<HTMLElement>;
}

/** What a banner on a page is connected to. */
export type EnhanceCookieBannerOptions = Pick<CookieBannerOptions, 'consent' | 'onAnswer'> &
  EnhanceCookieBannerPorts;

/**
 * Brings the server's banner to life: shows it until it is answered, takes the answer without
 * leaving the page, listens to the three `cookieBanner:` events of the document, and comes back
 * when a link to `#cookie-banner` is followed. The focus follows that link and nothing else; once the
 * visitor has answered it goes back to where it came from.
 */
export function enhanceCookieBanner(
  root: HTMLElement,
  { send, render, ...options }: EnhanceCookieBannerOptions,
): CookieBanner {
  const { ownerDocument } = root;
  const place = ownerDocument.createComment('');
  const listening = new AbortController();
  let drawn = root;
  let mounted = root;
  /** What had the focus before it came into the banner. */
  let origin: HTMLElement | null;

  root.replaceWith(place);
  const banner = createCookieBanner({
    ...options,
    mount() {
      mounted = drawn;
      place.replaceWith(mounted);
      mounted.hidden = false;
    },
    unmount() {
      const hadFocus = mounted.matches(':focus-within');
      mounted.replaceWith(place);
      if (hadFocus) origin?.focus();
    },
  });

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!mounted.contains(form)) return;
    event.preventDefault();
    // TypeScript knows lists of pairs alone, not the form data, which are one.
    const answer = new URLSearchParams(new FormData(form, event.submitter) as never);
    send?.(form.action, answer);
    banner.answer(answer.get(consentFieldName) as ConsentChoice);
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
    if (detail && render) drawn = await render(detail);
    banner.unforce();
  }

  function listen(type: string, listener: (event: never) => void): void {
    // A controller is all the options that are wanted: it has a signal.
    ownerDocument.addEventListener(type, listener as EventListener, listening);
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
      listening.abort();
      banner.destroy();
    },
  };
}
