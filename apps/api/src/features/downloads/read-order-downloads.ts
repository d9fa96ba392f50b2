import { readOrderDownloads } from '@sitewright/contracts/api';
import type { OrderDownloads } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { listDownloads } from './order-downloads.queries.ts';
import { toOrderDownload } from './to-download-links.ts';

/** The downloads of an order; empty for an order without files. */
export async function findOrderDownloads(
  tenant: Tenant,
  orderId: string,
  now: Date,
): Promise<OrderDownloads> {
  const downloads = await listDownloads(tenant, orderId);
  return {
    expiresAt: downloads[0]?.expiresAt?.toISOString() ?? null,
    downloads: downloads.map((download) => toOrderDownload(download, now)),
  };
}

export const readOrderDownloadsRoute = tenantRoute(
  readOrderDownloads,
  ownerReads('orders.read'),
  ({ tenant, params: { orderId }, now }) => findOrderDownloads(tenant, orderId, now),
);
