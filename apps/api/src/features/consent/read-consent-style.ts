import { readConsentStyle } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';

/** A link to the banner shows it again, as with scripts. */
const answered = '.cookie-banner:not(:target){display:none!important}';

/**
 * Cached pages are the same for all visitors, so they always contain the banner. Without a script, this style sheet
 * hides it after an answer.
 */
export const readConsentStyleRoute = openRoute(
  readConsentStyle,
  visitorReads(),
  async ({ request, reply, services }) => {
    const answer = readCookie(request, 'consent', services.settings.isHttps);
    reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(/^(accept|decline)\./.test(answer ?? '') ? answered : '');
    return replied;
  },
);
