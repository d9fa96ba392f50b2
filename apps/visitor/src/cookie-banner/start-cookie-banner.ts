import { endingLater } from '../composition/ending-later.ts';
import type { PagePart } from '../composition/page.ts';

/** Shows the server's cookie banner until it is answered. Its code comes only with a page that has one. */
export const startCookieBanner: PagePart = (page) => {
  const banner = page.window.document.getElementById('cookie-banner');
  return banner === null
    ? undefined
    : endingLater(
        import('./enhance-page-banner.ts').then(({ enhancePageBanner }) =>
          enhancePageBanner(banner, page),
        ),
      );
};
