import { giveConsent } from '@sitewright/contracts/api';
import { toSitePath } from '@sitewright/contracts/links';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { setCookie } from '../../platform/routing/cookies.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';

/** The visitor's choice in the cookie banner, submitted without JavaScript. The cookie has the format of the banner. */
export const giveConsentRoute = openRoute(
  giveConsent,
  visitorWrites('write'),
  async ({ body, reply, services, now }) => {
    setCookie(reply, 'consent', `${body.answer}.${now.getTime()}`, services.settings);
    reply.redirect(toSitePath(body.returnTo ?? '/'), 303);
    return replied;
  },
);
