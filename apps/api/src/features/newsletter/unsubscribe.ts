import { unsubscribe as endpoint } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { unsubscribe } from './subscribers.queries.ts';
import { readUnsubscribeToken, unsubscribePathOf } from './unsubscribe-link.ts';

/**
 * Unsubscribes a subscriber (NEWS-02). The page's button sends it, and so do mail programs for their own button,
 * without showing the page (RFC 8058): they have no cookie, so the link itself is the authentication.
 */
export const unsubscribeRoute = openRoute(
  endpoint,
  visitorWrites('formSubmit'),
  async ({ query: { token }, request, websiteId, inTenant, reply, services, now }) => {
    const { secret } = services.settings;
    const subscriberId = readUnsubscribeToken({ secret, websiteId, now }, token);
    if (subscriberId === null) return err('notFound');
    if (!(await inTenant((tenant) => unsubscribe(tenant, subscriberId, now))))
      return err('notFound');
    reply.header('referrer-policy', 'same-origin');
    // A mail program expects a plain response; a browser is redirected to the confirmation page.
    if (request.headers.origin === undefined && request.headers['sec-fetch-site'] === undefined)
      reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
    else reply.redirect(unsubscribePathOf(token), 303);
    return replied;
  },
);
