import { giveConsent } from '@sitewright/contracts/api';
import { toSitePath } from '@sitewright/contracts/links';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { setCookie } from '../../platform/routing/cookies.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';

/** The answer to the cookie banner without JavaScript, stored on the device in the banner's format. */
export const giveConsentRoute = openRoute(
  giveConsent,
  visitorWrites('write'),
  async ({ body, reply, services, now }) => {
    setCookie(reply, 'consent', `${body.answer}.${now.getTime()}`, services.settings);
    reply.redirect(toSitePath(body.returnTo ?? '/'), 303);
    return replied;
  },
);
