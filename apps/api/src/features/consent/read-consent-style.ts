import { readConsentStyle } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';

/** A link to the banner brings it back, as it does with scripts. */
const answered = '.cookie-banner:not(:target){display:none!important}';

/**
 * Pages are kept for all visitors alike, so that none can leave out the banner for those who have answered. Where no script
 * takes it away, this does.
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
