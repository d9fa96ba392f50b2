import { hitData, recordHit } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertHit } from './census.queries.ts';
import { readJson } from '../../platform/routing/read-json.ts';
import { visitorKey } from './visitor-key.ts';

export const recordHitRoute = tenantRoute(
  recordHit,
  visitorWrites('census'),
  async ({ tenant, websiteId, body, request, services, now }) => {
    const data = readJson(hitData, body.data);
    if (!data.ok) return data.error;
    const mark = { request, services, websiteId, visitorCookie: body.ss_cvr, now };
    const id = services.createId();
    const hit = { websiteId, id, event: body.event, data: data.value, now };
    await insertHit(tenant, { ...hit, visitor: visitorKey(mark) });
    return {};
  },
);
