import { stopReviewRequests } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { replied, tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertOptOut } from './review-opt-outs.queries.ts';
import { readReviewStopToken, reviewStopPathOf } from './review-stop-link.ts';

/**
 * Stops review requests to a customer. Mail programs send it without a cookie (RFC 8058), so the link itself is the
 * authentication.
 */
export const stopReviewRequestsRoute = tenantRoute(
  stopReviewRequests,
  visitorWrites('formSubmit'),
  async ({ query: { token }, request, websiteId, tenant, reply, services, now, afterCommit }) => {
    const link = { secret: services.settings.secret, websiteId, now };
    const customerId = readReviewStopToken(link, token);
    if (customerId === null) return err('notFound');
    await insertOptOut(tenant, customerId, now);
    reply.header('referrer-policy', 'same-origin');
    // A mail program expects a plain response; a browser is redirected to the confirmation page.
    const isBrowser =
      request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
    afterCommit(() => {
      if (isBrowser) reply.redirect(reviewStopPathOf(token), 303);
      else reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
    });
    return replied;
  },
);
