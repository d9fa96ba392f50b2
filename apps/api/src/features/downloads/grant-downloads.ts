import { enqueueBuyerMail, downloadsPath, type OrderScope } from '../orders/public.ts';
import { readDownloadSettings } from './download-settings.queries.ts';
import { insertDownloads, insertGrant, listOrdersWithFiles } from './grants.queries.ts';
import { listDownloads } from './order-downloads.queries.ts';

/** The transaction that pays an order, or renews its links. */
export type GrantScope = Omit<OrderScope, 'actorName'>;

const dayMs = 86_400_000;

/** When links end that start now. */
export const expiryOf = (validDays: number | null, now: Date): Date | null =>
  validDays === null ? null : new Date(now.getTime() + validDays * dayMs);

/** Mails the links of an order to its buyer; each version once. */
export async function mailDownloads(
  scope: GrantScope,
  orderId: string,
  version: number,
): Promise<void> {
  const { tenant, site, services } = scope;
  const downloads = await listDownloads(tenant, orderId);
  const [first] = downloads;
  if (first === undefined) return;
  const { secret } = services.settings;
  const { expiresAt } = first;
  await enqueueBuyerMail(
    scope,
    orderId,
    {
      kind: 'orderDownload',
      downloadsPath: downloadsPath(secret, site.websiteId, { id: orderId, version }),
      fileNames: downloads.map(({ fileName }) => fileName),
      ...(expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() }),
    },
    `download.${orderId}.${version}`,
  );
}

/**
 * Gives the buyers of orders their files, and mails the links. The caller does so when an order becomes paid, which
 * happens once, however often a payment is reported.
 *
 * @returns The orders that bought files.
 */
export async function grantDownloads(
  scope: GrantScope,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const { tenant, services, now } = scope;
  const orders = await listOrdersWithFiles(tenant, orderIds);
  if (orders.length === 0) return orders;
  const settings = await readDownloadSettings(tenant);
  const expiresAt = expiryOf(settings.validDays, now);
  for (const orderId of orders) {
    await insertGrant(tenant, orderId, expiresAt, now);
    await insertDownloads(tenant, orderId, settings, services.createId, now);
    await mailDownloads(scope, orderId, 1);
  }
  return orders;
}
