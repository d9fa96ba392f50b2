import { cleanupLater } from '../page/cleanup-later.ts';
import type { PagePart } from '../page/page.ts';

/** Shows the server-rendered cookie banner until it is answered. Its code only loads on pages with a banner. */
export const startCookieBanner: PagePart = (page) => {
  const banner = page.window.document.getElementById('cookie-banner');
  return banner === null
    ? undefined
    : cleanupLater(
        import('./enhance-page-banner.ts').then(({ enhancePageBanner }) =>
          enhancePageBanner(banner, page),
        ),
      );
};
