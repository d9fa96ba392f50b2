import { trackEvent } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertEvents } from './census.queries.ts';
import { visitorKey } from './visitor-key.ts';

export const trackEventRoute = openRoute(
  trackEvent,
  visitorWrites('census'),
  async ({ inTenant, websiteId, body: data, request, reply, services, now }) => {
    const visitorCookie = data.analyticsId;
    const visitor = visitorKey({ request, services, websiteId, visitorCookie, now });
    const id = services.createId();
    await inTenant((tenant) =>
      insertEvents(tenant, [{ id, kind: 'analytics', data, visitor, now }]),
    );
    reply.code(202).send();
    return replied;
  },
);
