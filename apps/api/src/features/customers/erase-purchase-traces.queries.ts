import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { deletePhotos, listUploadedPhotos, recountRatings } from '../reviews/public.ts';

/** When files were downloaded. What was bought, and how often it was downloaded, stays with the order. */
async function eraseDownloads(tenant: Tenant, orderIds: readonly string[]): Promise<void> {
  const { websiteId } = tenant;
  await sql`
    delete from download_starts
    where website_id = ${websiteId} and download_id in (
      select download_id from order_downloads
      where website_id = ${websiteId} and order_id = any(${[...orderIds]}::text[])
    )
  `.execute(tenant);
  await sql`
    update order_downloads set last_used_at = null
    where website_id = ${websiteId} and order_id = any(${[...orderIds]}::text[])
  `.execute(tenant);
}

/**
 * Reviews are texts and photos of the customer under their name. They are deleted with the requests, which have the
 * address.
 */
async function eraseReviews(tenant: Tenant, orderIds: readonly string[], now: Date): Promise<void> {
  const photoIds = await listUploadedPhotos(tenant, orderIds);
  await sql`
    delete from outbox
    where website_id = ${tenant.websiteId} and kind = 'mail' and cause like 'review.notice.%'
      and split_part(cause, '.', 3) in (
        select review_id from reviews
        join review_requests as request
          on request.website_id = reviews.website_id and request.request_id = reviews.request_id
        where reviews.website_id = ${tenant.websiteId} and request.order_id = any(${[...orderIds]}::text[])
      )
  `.execute(tenant);
  const { rows } = await sql<{ readonly itemId: string }>`
    delete from review_requests
    where website_id = ${tenant.websiteId} and order_id = any(${[...orderIds]}::text[])
    returning item_id
  `.execute(tenant);
  await recountRatings(
    tenant,
    rows.map(({ itemId }) => itemId),
  );
  // The ratings were counted under the lock of the website.
  await deletePhotos(tenant, photoIds, now);
}

/** Answers to the seller's questions in the carts that became orders. */
async function eraseAnswers(tenant: Tenant, orderIds: readonly string[]): Promise<void> {
  const { websiteId } = tenant;
  // An empty object, because the entries of one product are told apart by having answers.
  await sql`
    update cart_entries set answers = '{}'
    where website_id = ${websiteId} and answers is not null and cart_id in (
      select cart_id from orders
      where website_id = ${websiteId} and order_id = any(${[...orderIds]}::text[])
    )
  `.execute(tenant);
}

/** Erases what a customer did after and during a purchase: reviews, downloads and answers. */
export async function erasePurchaseTraces(
  tenant: Tenant,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  await eraseReviews(tenant, orderIds, now);
  await eraseDownloads(tenant, orderIds);
  await eraseAnswers(tenant, orderIds);
}
