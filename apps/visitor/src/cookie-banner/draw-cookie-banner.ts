import type { CookieBannerApiSettings } from '@sitewright/cookie-banner';
import { describeCookieBanner, writeMarkup, type ReadHtml } from '@sitewright/cookie-banner/markup';
import { loadPageTexts } from '../texts/load-page-texts.ts';
import { cookieBannerSettings } from './cookie-banner-settings.ts';

/** Renders a page's banner with other settings. Its name, form action and hidden fields stay. */
export async function drawCookieBanner(
  served: HTMLElement,
  settings: CookieBannerApiSettings,
  { locale, readHtml }: { readonly locale: string; readonly readHtml: ReadHtml },
): Promise<HTMLElement> {
  const form = served.querySelector('form');
  const hidden = [...served.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  const markup = writeMarkup(
    describeCookieBanner(cookieBannerSettings(settings, await loadPageTexts(locale)), {
      action: form?.getAttribute('action') ?? '',
      label: served.getAttribute('aria-label') ?? '',
      fields: Object.fromEntries(hidden.map(({ name, value }) => [name, value])),
      readHtml,
    }),
  );
  const template = served.ownerDocument.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}
