import { recordTrace } from '@sitewright/contracts/api';
import * as z from 'zod';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertEvents } from './census.queries.ts';
import { readJson } from '../../platform/routing/read-json.ts';
import { visitorKey } from './visitor-key.ts';

const traceEntries = z.array(z.json()).max(500);

export const recordTraceRoute = openRoute(
  recordTrace,
  visitorWrites('census'),
  async ({ inTenant, websiteId, body, request, reply, services, now }) => {
    const entries = readJson(traceEntries, body.data);
    if (!entries.ok) return entries.error;
    const visitor = visitorKey({ request, services, websiteId, visitorCookie: undefined, now });
    const id = services.createId();
    const data = { entries: entries.value };
    await inTenant((tenant) => insertEvents(tenant, [{ id, kind: 'trace', data, visitor, now }]));
    reply.code(204).send();
    return replied;
  },
);
