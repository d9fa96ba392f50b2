import { recordEvent } from '@sitewright/contracts/api';
import * as z from 'zod';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWritesWithCrumb } from '../../platform/routing/visitor-access.ts';
import { insertEvents } from './census.queries.ts';
import { readJson } from '../../platform/routing/read-json.ts';
import { visitorKey } from './visitor-key.ts';

const eventData = z.record(z.string().max(100), z.json());

export const recordEventRoute = tenantRoute(
  recordEvent,
  visitorWritesWithCrumb('census'),
  async ({ tenant, websiteId, body, request, services, now }) => {
    const payload = readJson(eventData, body.data);
    if (!payload.ok) return payload.error;
    const visitor = visitorKey({ request, services, websiteId, visitorCookie: undefined, now });
    const data = { event: body.event, payload: payload.value };
    await insertEvents(tenant, [{ id: services.createId(), kind: 'event', data, visitor, now }]);
    return {};
  },
);
