import { readConsentStyle } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';

/** Hides the banner, except when a link targets it: then it is shown again, as with scripts. */
const hideBanner = '.cookie-banner:not(:target){display:none!important}';

/**
 * Cached pages are the same for all visitors, so they always contain the banner. Without JavaScript, this style
 * sheet hides it once the visitor has made a choice.
 */
export const readConsentStyleRoute = openRoute(
  readConsentStyle,
  visitorReads(),
  async ({ request, reply, services }) => {
    const consent = readCookie(request, 'consent', services.settings.isHttps);
    reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(/^(accept|decline)\./.test(consent ?? '') ? hideBanner : '');
    return replied;
  },
);
