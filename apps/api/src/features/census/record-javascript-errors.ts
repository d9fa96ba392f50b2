import { recordJavascriptErrors } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWritesWithCrumb } from '../../platform/routing/visitor-access.ts';
import { insertEvents } from './census.queries.ts';
import { visitorKey } from './visitor-key.ts';

export const recordJavascriptErrorsRoute = openRoute(
  recordJavascriptErrors,
  visitorWritesWithCrumb('census'),
  async ({ inTenant, websiteId, body, request, reply, services, now }) => {
    const visitor = visitorKey({ request, services, websiteId, visitorCookie: undefined, now });
    const row = { websiteId, kind: 'javascriptError', visitor, now } as const;
    const rows = body.map((data) => ({ ...row, id: services.createId(), data }));
    await inTenant((tenant) => insertEvents(tenant, rows));
    reply.code(204).send();
    return replied;
  },
);
