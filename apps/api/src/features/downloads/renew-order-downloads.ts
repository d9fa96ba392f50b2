import { renewOrderDownloads } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import {
  hasEventOf,
  insertOrderEvent,
  lockOrder,
  recordOnlineFulfillments,
  withOrderScope,
  type OrderScope,
} from '../orders/public.ts';
import { readDownloadSettings } from './download-settings.queries.ts';
import { expiryOf, mailDownloads } from './grant-downloads.ts';
import {
  insertDownloads,
  insertGrant,
  listOrdersWithFiles,
  resetDownloads,
  updateGrant,
} from './grants.queries.ts';
import { findOrderDownloads } from './read-order-downloads.ts';
import { listDownloads } from './order-downloads.queries.ts';

interface Renewal {
  readonly requestKey: string;
  readonly notifiesBuyer: boolean;
}

/** Replaces the links of a locked order. It gets files that its products have since, too. */
async function renew(
  scope: OrderScope,
  orderId: string,
  { requestKey, notifiesBuyer }: Renewal,
): Promise<ErrorResult | undefined> {
  const { tenant, services, actorName, now } = scope;
  const order = await lockOrder(tenant, orderId);
  if (order === null) return err('notFound');
  if (await hasEventOf(tenant, orderId, requestKey)) return undefined;
  const hasFiles =
    (await listDownloads(tenant, orderId)).length > 0 ||
    (await listOrdersWithFiles(tenant, [orderId])).length > 0;
  if (!hasFiles || order.paymentState !== 'paid' || order.state === 'cancelled')
    return err('actionNotAllowed');
  const settings = await readDownloadSettings(tenant);
  const expiresAt = expiryOf(settings.validDays, now);
  const isNew = await insertGrant(tenant, orderId, expiresAt, now);
  const version = isNew ? 1 : await updateGrant(tenant, orderId, expiresAt);
  await insertDownloads(tenant, orderId, settings, services.createId, now);
  await resetDownloads(tenant, orderId, settings);
  const text = `${actorName} renewed the download links.`;
  await insertOrderEvent(
    tenant,
    { eventId: services.createId(), orderId, kind: 'downloadsRenewed', text, requestKey },
    now,
  );
  // A product may have got its first files since it was sold.
  await recordOnlineFulfillments(scope, [orderId], requestKey);
  if (notifiesBuyer) await mailDownloads(scope, orderId, version);
  return undefined;
}

export const renewOrderDownloadsRoute = openRoute(
  renewOrderDownloads,
  ownerWrites('orders.fulfil'),
  (call) =>
    withOrderScope(call, async (scope) => {
      const { orderId } = call.params;
      const error = await renew(scope, orderId, call.body);
      return error ?? findOrderDownloads(scope.tenant, orderId, scope.now);
    }),
);
