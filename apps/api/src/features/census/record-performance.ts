import { performanceRecords, recordPerformance } from '@sitewright/contracts/api';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertEvents } from './census.queries.ts';
import { readJson } from '../../platform/routing/read-json.ts';
import { visitorKey } from './visitor-key.ts';

export const recordPerformanceRoute = openRoute(
  recordPerformance,
  visitorWrites('census'),
  async ({ inTenant, websiteId, body, request, reply, services, now }) => {
    const records = readJson(performanceRecords, body);
    if (!records.ok) return records.error;
    const visitor = visitorKey({ request, services, websiteId, visitorCookie: undefined, now });
    const row = { websiteId, kind: 'performance', visitor, now } as const;
    const rows = records.value.map((data) => ({ ...row, id: services.createId(), data }));
    await inTenant((tenant) => insertEvents(tenant, rows));
    reply.code(204).send();
    return replied;
  },
);
