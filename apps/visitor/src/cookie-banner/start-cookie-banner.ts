import { endingLater } from '../composition/ending-later.ts';
import type { PagePart } from '../composition/page.ts';

/** Shows the server's cookie banner until it is answered. Its code comes only with a page that has one. */
export const startCookieBanner: PagePart = ({ window: view, census, context }) => {
  const banner = view.document.getElementById('cookie-banner');
  if (banner === null) return;
  const { consent, renewIdentity } = census;
  return endingLater(
    import('@sitewright/cookie-banner/dom').then(
      ({ enhanceCookieBanner }) =>
        enhanceCookieBanner(banner, {
          consent,
          onAnswer: renewIdentity,
          send: (action, answer) =>
            void view
              .fetch(action, { method: 'POST', body: answer, keepalive: true })
              .catch(() => {}),
          render: async (settings) =>
            (await import('./draw-cookie-banner.ts')).drawCookieBanner(
              banner,
              settings,
              context.locale,
            ),
        }).destroy,
    ),
  );
};
