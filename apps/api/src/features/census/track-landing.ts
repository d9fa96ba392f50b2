import { trackLanding } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { readCookie } from '../../platform/routing/cookies.ts';
import { insertEvents } from './census.queries.ts';
import { visitorKey } from './visitor-key.ts';

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Browsers request this image with GET, which usually cannot write: the route opens its own transaction. */
export const trackLandingRoute = openRoute(
  trackLanding,
  visitorReads('census'),
  async ({ inTenant, websiteId, query, request, reply, services, now }) => {
    const visitorCookie = readCookie(request, 'visitor', services.settings.isHttps);
    const visitor = visitorKey({ request, services, websiteId, visitorCookie, now });
    const id = services.createId();
    await inTenant((tenant) =>
      insertEvents(tenant, [{ id, kind: 'landing', data: query, visitor, now }]),
    );
    reply.type('image/gif').send(pixel);
    return replied;
  },
);
