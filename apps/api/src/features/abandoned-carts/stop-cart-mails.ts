import { stopCartMails } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { replied, tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertConsent } from '../customers/public.ts';
import { readStopToken, stopPathOf } from './recovery-links.ts';

/**
 * Withdraws the consent of a customer, so that no recovery mail is sent. Mail programs send it without a cookie
 * (RFC 8058), so the link itself is the authentication.
 */
export const stopCartMailsRoute = tenantRoute(
  stopCartMails,
  visitorWrites('formSubmit'),
  async ({ query: { token }, request, websiteId, tenant, reply, services, now, afterCommit }) => {
    const link = { secret: services.settings.secret, websiteId, now };
    const customerId = readStopToken(link, token);
    if (customerId === null) return err('notFound');
    const consent = { consentId: services.createId(), customerId, isGiven: false };
    await insertConsent(tenant, { ...consent, source: 'unsubscribeLink' }, now);
    reply.header('referrer-policy', 'same-origin');
    // A mail program expects a plain response; a browser is redirected to the confirmation page.
    const isBrowser =
      request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
    afterCommit(() => {
      if (isBrowser) reply.redirect(stopPathOf(token), 303);
      else reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
    });
    return replied;
  },
);
