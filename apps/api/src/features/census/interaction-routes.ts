import {
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordOverlay,
  recordQuickView,
} from '@sitewright/contracts/api';
import { tenantRoute, type Route, type TenantCall } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { insertEvents, type RecordedKind } from './census.queries.ts';
import { visitorKey } from './visitor-key.ts';

type Interaction = Pick<TenantCall<never>, 'tenant' | 'websiteId' | 'request' | 'services' | 'now'>;

interface InteractionData {
  readonly visitorCookie?: string | undefined;
}

/** Stores what a visitor saw or clicked on a page, without the identifying cookie. */
async function store(
  call: Interaction,
  kind: RecordedKind,
  { visitorCookie, ...data }: InteractionData & object,
): Promise<Record<string, never>> {
  const { tenant, services, now } = call;
  const visitor = visitorKey({ ...call, visitorCookie });
  await insertEvents(tenant, [{ id: services.createId(), kind, data, visitor, now }]);
  return {};
}

const access = visitorWrites('census');

/** Five calls of the same shape: what a visitor saw or clicked. */
export const interactionRoutes: readonly Route[] = [
  tenantRoute(recordButtonClick, access, (call) => store(call, 'buttonClick', call.body)),
  tenantRoute(recordButtonRender, access, (call) => store(call, 'buttonRender', call.body)),
  tenantRoute(recordFormRender, access, (call) => store(call, 'formRender', call.body)),
  tenantRoute(recordOverlay, access, (call) => store(call, 'overlay', call.body)),
  tenantRoute(recordQuickView, access, (call) => store(call, 'quickView', call.params)),
];
