import { createHtmlReader, enhanceCookieBanner } from '@sitewright/cookie-banner/dom';
import type { Page } from '../page/page.ts';

/** Shows a page's banner until it is answered. Returns a function that removes it. */
export function enhancePageBanner(banner: HTMLElement, page: Page): () => void {
  const { window: view, census, context } = page;
  return enhanceCookieBanner(banner, {
    consent: census.consent,
    onAnswer: census.renewIdentity,
    send: (action, answer) =>
      void view.fetch(action, { method: 'POST', body: answer, keepalive: true }).catch(() => {}),
    render: async (settings) =>
      (await import('./draw-cookie-banner.ts')).drawCookieBanner(banner, settings, {
        locale: context.locale,
        readHtml: createHtmlReader(new view.DOMParser()),
      }),
  }).destroy;
}
