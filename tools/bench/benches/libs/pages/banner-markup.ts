import { toCookieBannerForm } from '@sitewright/cookie-banner';
import { CookieBannerView } from '@sitewright/cookie-banner/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The banner's markup as the server renders it. */
export const bannerMarkup = (): string =>
  renderToStaticMarkup(
    createElement(CookieBannerView, {
      settings: toCookieBannerForm({ isCookieBannerEnabled: true, cookieBannerVariant: 'BAR' }),
      action: '/api/consent',
      // The default text has no markup.
      readHtml: (text) => [text],
    }),
  );
