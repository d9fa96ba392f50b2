import { trackLanding } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import { insertEvents } from './census.queries.ts';
import { visitorMark } from './visitor-mark.ts';

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Images are requested with GET, which must record here: the route opens its own transaction, which may write. */
export const trackLandingRoute = openRoute(
  trackLanding,
  visitorReads('census'),
  async ({ inTenant, websiteId, query, request, reply, services, now }) => {
    const visitorCookie = readCookie(request, 'visitor', services.settings.isHttps);
    const visitor = visitorMark({ request, services, websiteId, visitorCookie, now });
    const id = services.createId();
    await inTenant((tenant) =>
      insertEvents(tenant, [{ id, kind: 'landing', data: query, visitor, now }]),
    );
    reply.type('image/gif').send(pixel);
    return replied;
  },
);
