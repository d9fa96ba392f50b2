import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

type ExportedRow = Record<string, unknown>;

/** What a customer wrote about products, and the files that they bought and downloaded. */
export async function exportPurchases(
  tenant: Tenant,
  customerId: string,
): Promise<{ readonly reviews: ExportedRow[]; readonly downloads: ExportedRow[] }> {
  const { websiteId } = tenant;
  const orderIds = sql`(
    select order_id from orders where website_id = ${websiteId} and customer_id = ${customerId}
  )`;
  const [reviews, downloads] = await Promise.all([
    sql<ExportedRow>`
      select line.title as product, request.sent_at as requested_at, reviews.created_at, reviews.rating, reviews.title,
        reviews.text, reviews.author, reviews.state, reviews.reply,
        coalesce(cardinality(reviews.photo_ids), 0) as photos
      from review_requests as request
      join order_lines as line on line.website_id = request.website_id and line.line_id = request.line_id
      left join reviews on reviews.website_id = request.website_id and reviews.request_id = request.request_id
      where request.website_id = ${websiteId} and request.order_id in ${orderIds}
      order by request.request_id
    `.execute(tenant),
    sql<ExportedRow>`
      select file.file_name, download.created_at, download.used, download.last_used_at, (
        select coalesce(jsonb_agg(start.started_at order by start.started_at), '[]')
        from download_starts as start
        where start.website_id = download.website_id and start.download_id = download.download_id
      ) as started_at
      from order_downloads as download
      join digital_files as file on file.website_id = download.website_id and file.file_id = download.file_id
      where download.website_id = ${websiteId} and download.order_id in ${orderIds}
      order by download.download_id
    `.execute(tenant),
  ]);
  return { reviews: reviews.rows, downloads: downloads.rows };
}
