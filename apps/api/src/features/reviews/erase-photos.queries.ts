import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * The photos that were uploaded with the reviews of orders. A file that the site had before, such as the image of the
 * product, is not one of them: it belongs to the shop. The ids of both begin with their time, in hundredths of seconds.
 */
export async function listUploadedPhotos(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ readonly assetId: string }>`
    select distinct photo.asset_id
    from reviews
    join review_requests as request
      on request.website_id = reviews.website_id and request.request_id = reviews.request_id
    cross join unnest(reviews.photo_ids) as photo (asset_id)
    where reviews.website_id = ${tenant.websiteId} and request.order_id = any(${[...orderIds]}::text[])
      and ('x' || left(photo.asset_id, 10))::bit(40)::bigint
        >= ('x' || left(reviews.review_id, 10))::bit(40)::bigint - ${maxUploadTicks}::bigint
  `.execute(tenant);
  return rows.map(({ assetId }) => assetId);
}

/** Photos and their review are written by one transaction. */
const maxUploadTicks = 6_000;

/**
 * Deletes photos that no review has, as the owner deletes files: they are no longer served, and the job `sweep-files`
 * removes their bytes. Lock the website before: a review with the same photo may be written at once.
 */
export async function deletePhotos(
  tenant: Tenant,
  assetIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update assets set deleted_at = ${now}
    where website_id = ${tenant.websiteId} and asset_id = any(${[...assetIds]}::text[]) and deleted_at is null
      and not exists (
        select from reviews
        where reviews.website_id = ${tenant.websiteId} and assets.asset_id = any(reviews.photo_ids)
      )
  `.execute(tenant);
}
