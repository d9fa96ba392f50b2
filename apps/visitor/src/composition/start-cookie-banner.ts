import type { PageCensus } from './create-page-census.ts';

/** Shows the server's cookie banner until it is answered. Its code comes only with a page that has one. */
export async function startCookieBanner(
  view: Window,
  { consent, renewIdentity }: Pick<PageCensus, 'consent' | 'renewIdentity'>,
): Promise<void> {
  const banner = view.document.getElementById('cookie-banner');
  if (banner === null) return;
  const { enhanceCookieBanner } = await import('@sitewright/cookie-banner/dom');
  enhanceCookieBanner(banner, {
    consent,
    onAnswer: renewIdentity,
    send: (action, answer) =>
      void view.fetch(action, { method: 'POST', body: answer, keepalive: true }).catch(() => {}),
  });
}
