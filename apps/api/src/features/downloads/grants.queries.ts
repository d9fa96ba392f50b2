import { productType } from '@sitewright/contracts/codes';
import type { DownloadSettings } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** The lines of orders whose products have files, with each of these files. */
const purchasedFiles = (websiteId: string, orderIds: readonly string[]) => sql`
  select line.order_id, line.line_id, line.quantity, file.file_id
  from order_lines as line
  join products as product
    on product.website_id = line.website_id and product.item_id = line.item_id
    and product.product_type = ${productType.DIGITAL}
  join digital_files as file
    on file.website_id = line.website_id and file.item_id = line.item_id and file.removed_at is null
    and (file.variant_id is null or file.variant_id = line.variant_id)
  where line.website_id = ${websiteId} and line.order_id = any(${[...orderIds]}::text[])`;

/** Which of these orders have bought files. */
export async function listOrdersWithFiles(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct order_id from (${purchasedFiles(tenant.websiteId, orderIds)}) as bought order by order_id
  `.execute(tenant);
  return rows.map(({ orderId }) => orderId);
}

/** Adds the downloads of an order. Returns false if it has them. */
export async function insertGrant(
  tenant: Tenant,
  orderId: string,
  expiresAt: Date | null,
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .insertInto('downloadGrants')
    .values({ orderId, expiresAt, createdAt: now })
    .onConflict((conflict) => conflict.columns(['websiteId', 'orderId']).doNothing())
    .returning('orderId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts the next version of the links of an order, which ends the present ones. */
export async function updateGrant(
  tenant: Tenant,
  orderId: string,
  expiresAt: Date | null,
): Promise<number> {
  const { version } = await tenant
    .updateTable('downloadGrants')
    .set((update) => ({ version: update('version', '+', 1), expiresAt }))
    .where('orderId', '=', orderId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Adds the files of an order that its products have by now. The limit is for each purchased piece. */
export async function insertDownloads(
  tenant: Tenant,
  orderId: string,
  { maxDownloads }: DownloadSettings,
  createId: () => string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ lineId: string; fileId: string; quantity: number }>`
    ${purchasedFiles(tenant.websiteId, [orderId])} order by line.position, file.created_at, file.file_id
  `.execute(tenant);
  if (rows.length === 0) return;
  await tenant
    .insertInto('orderDownloads')
    .values(
      rows.map(({ lineId, fileId, quantity }) => ({
        downloadId: createId(),
        orderId,
        lineId,
        fileId,
        maxDownloads: maxDownloads === null ? null : maxDownloads * quantity,
        createdAt: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['websiteId', 'lineId', 'fileId']).doNothing())
    .execute();
}

/** Lets all files of an order be downloaded again, as often as the settings say now. */
export async function resetDownloads(
  tenant: Tenant,
  orderId: string,
  { maxDownloads }: DownloadSettings,
): Promise<void> {
  await sql`
    update order_downloads
    set used = 0, max_downloads = ${maxDownloads}::int * line.quantity
    from order_lines as line
    where order_downloads.website_id = ${tenant.websiteId} and order_downloads.order_id = ${orderId}
      and line.website_id = order_downloads.website_id and line.line_id = order_downloads.line_id
  `.execute(tenant);
  await sql`
    delete from download_starts
    using order_downloads as download
    where download_starts.website_id = ${tenant.websiteId} and download.website_id = download_starts.website_id
      and download.download_id = download_starts.download_id and download.order_id = ${orderId}
  `.execute(tenant);
}
