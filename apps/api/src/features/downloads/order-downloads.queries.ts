import type { DownloadFacts } from '@sitewright/commerce/downloads';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A file of an order, with what decides about it. */
export interface StoredDownload extends DownloadFacts {
  readonly downloadId: string;
  readonly orderId: string;
  /** The version of the order's links. */
  readonly version: number;
  readonly title: string;
  readonly variant: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** When the file was stored: its content never changes. */
  readonly storedAt: Date;
  readonly lastUsedAt: Date | null;
}

const downloadsOf = (websiteId: string) => sql<StoredDownload>`
  select download.download_id, download.order_id, granted.version, granted.expires_at,
    line.title, line.variant, line.quantity, line.refunded_quantity,
    file.file_name, file.content_type, file.size_bytes, file.sha256, file.created_at as stored_at,
    download.used, download.max_downloads, download.last_used_at,
    placed.payment_state = 'paid' as is_paid, placed.state = 'cancelled' as is_canceled,
    placed.refund_state = 'refunded' as is_refunded
  from order_downloads as download
  join download_grants as granted
    on granted.website_id = download.website_id and granted.order_id = download.order_id
  join orders as placed on placed.website_id = download.website_id and placed.order_id = download.order_id
  join order_lines as line on line.website_id = download.website_id and line.line_id = download.line_id
  join digital_files as file on file.website_id = download.website_id and file.file_id = download.file_id
  where download.website_id = ${websiteId}`;

/** The files of an order, in the order of its lines. */
export async function listDownloads(tenant: Tenant, orderId: string): Promise<StoredDownload[]> {
  const { rows } = await sql<StoredDownload>`
    ${downloadsOf(tenant.websiteId)} and download.order_id = ${orderId}
    order by line.position, file.created_at, file.file_id
  `.execute(tenant);
  return rows;
}

/** A file of an order; with `lock`, other downloads of it wait. */
export async function findDownload(
  tenant: Tenant,
  downloadId: string,
  lock = false,
): Promise<StoredDownload | null> {
  const { rows } = await sql<StoredDownload>`
    ${downloadsOf(tenant.websiteId)} and download.download_id = ${downloadId}
    ${lock ? sql`for update of download` : sql``}
  `.execute(tenant);
  return rows[0] ?? null;
}
