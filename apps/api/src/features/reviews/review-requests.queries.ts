import type { RequestedLine, RequestedOrder } from '@sitewright/commerce/orders';
import { productType, workflowState } from '@sitewright/contracts/codes';
import type { Address } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** When fulfillments were made. */
export interface FulfillmentWindow {
  readonly from: Date;
  readonly to: Date;
}

/** Orders with a line that was sent within a window and not asked about; nobody bought demo orders. `above` is an order id. */
export async function listOrdersToRequest(
  tenant: Tenant,
  { from, to }: FulfillmentWindow,
  { above, limit }: { readonly above: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ readonly orderId: string }>`
    select distinct sent.order_id
    from fulfillments as sent
    join fulfillment_lines as part
      on part.website_id = ${tenant.websiteId} and part.fulfillment_id = sent.fulfillment_id
    join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = sent.order_id
    where sent.website_id = ${tenant.websiteId} and sent.undone_at is null and not orders.is_demo
      and sent.created_at between ${from} and ${to} and sent.order_id > ${above}
      and not exists (
        select from review_requests as request
        where request.website_id = ${tenant.websiteId} and request.line_id = part.line_id
      )
      and not exists (
        select from orders
        join review_opt_outs as stopped
          on stopped.website_id = orders.website_id and stopped.customer_id = orders.customer_id
        where orders.website_id = ${tenant.websiteId} and orders.order_id = sent.order_id
      )
    order by sent.order_id
    limit ${limit}
  `.execute(tenant);
  return rows.map(({ orderId }) => orderId);
}

/** A line of an order that may be asked about. */
export interface CandidateLine extends RequestedLine {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly variant: string;
}

/** An order that is locked, with the lines whose product can be reviewed: not a gift card, and not deleted. */
export interface CandidateOrder extends RequestedOrder {
  readonly number: number;
  readonly email: string;
  /** Null once the customer is erased. */
  readonly customerId: string | null;
  /** Whether the customer wants no more requests. */
  readonly hasOptedOut: boolean;
  readonly lines: readonly CandidateLine[];
}

/** Locks an order, so that it is neither refunded nor canceled in the meantime; null if it does not exist. */
export async function lockCandidate(
  tenant: Tenant,
  orderId: string,
): Promise<CandidateOrder | null> {
  const order = await tenant
    .selectFrom('orders')
    .where('orderId', '=', orderId)
    .select(['number', 'email', 'customerId', 'state', 'paymentState', 'refundState'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('reviewOptOuts')
            .whereRef('reviewOptOuts.websiteId', '=', 'orders.websiteId')
            .whereRef('reviewOptOuts.customerId', '=', 'orders.customerId')
            .select('reviewOptOuts.customerId'),
        )
        .as('hasOptedOut'),
    )
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return null;
  const { rows } = await sql<CandidateLine>`
    select line.line_id, line.item_id, line.title, line.variant, line.quantity, line.fulfilled_quantity,
      line.refunded_quantity, line.total_cents, line.refunded_cents, (
        select max(sent.created_at)
        from fulfillment_lines as part
        join fulfillments as sent
          on sent.website_id = part.website_id and sent.fulfillment_id = part.fulfillment_id
        where part.website_id = line.website_id and part.line_id = line.line_id and sent.undone_at is null
      ) as fulfilled_at
    from order_lines as line
    join products on products.website_id = line.website_id and products.item_id = line.item_id
    join items on items.website_id = line.website_id and items.item_id = line.item_id
    where line.website_id = ${tenant.websiteId} and line.order_id = ${orderId}
      and products.product_type <> ${productType.GIFT_CARD} and items.workflow_state <> ${workflowState.DELETED}
    order by line.position
  `.execute(tenant);
  return { ...order, hasOptedOut: order.hasOptedOut === true, lines: rows };
}

/** A request to write. */
export interface NewReviewRequest {
  readonly requestId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly itemId: string;
  readonly customer: string;
  readonly tokenHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Writes a request; false if its line was asked about before, or its customer about the product. */
export async function insertReviewRequest(
  tenant: Tenant,
  request: NewReviewRequest,
): Promise<boolean> {
  const row = await tenant
    .insertInto('reviewRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('requestId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The request of a link. */
export interface ReviewRequest {
  readonly requestId: string;
  readonly itemId: string;
  readonly reviewedAt: Date | null;
}

/** Finds the request of a link, locked until the transaction ends; null if there is none. */
export async function lockReviewRequest(
  tenant: Tenant,
  tokenHash: Buffer,
): Promise<ReviewRequest | null> {
  const row = await tenant
    .selectFrom('reviewRequests')
    .where('tokenHash', '=', tokenHash)
    .select(['requestId', 'itemId', 'reviewedAt'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The purchase behind a link, for its page. */
export interface ReviewedPurchase extends ReviewRequest {
  readonly expiresAt: Date;
  readonly title: string;
  readonly variant: string;
  readonly imageId: string | null;
  /** The buyer's first name and the initial of the last one. */
  readonly author: string;
  /** Whether its review is in the store. */
  readonly isPublished: boolean;
}

/** `Ada L.`, as most stores show the names of reviewers. */
function reviewerName(address: Address | null): string {
  if (address === null) return '';
  const [initial] = address.lastName.trim();
  return `${address.firstName.trim()} ${initial === undefined ? '' : `${initial}.`}`.trim();
}

export async function findReviewedPurchase(
  tenant: Tenant,
  tokenHash: Buffer,
): Promise<ReviewedPurchase | null> {
  const row = await tenant
    .selectFrom('reviewRequests')
    .innerJoin('orderLines', (join) =>
      join
        .onRef('orderLines.websiteId', '=', 'reviewRequests.websiteId')
        .onRef('orderLines.lineId', '=', 'reviewRequests.lineId'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.websiteId', '=', 'reviewRequests.websiteId')
        .onRef('orders.orderId', '=', 'reviewRequests.orderId'),
    )
    .leftJoin('reviews', (join) =>
      join
        .onRef('reviews.websiteId', '=', 'reviewRequests.websiteId')
        .onRef('reviews.requestId', '=', 'reviewRequests.requestId'),
    )
    .where('reviewRequests.tokenHash', '=', tokenHash)
    .select(['reviewRequests.requestId', 'reviewRequests.itemId'])
    .select(['reviewRequests.reviewedAt', 'reviewRequests.expiresAt'])
    .select(['orderLines.title', 'orderLines.variant', 'orderLines.imageId'])
    .select(['orders.shippingAddress', 'orders.billingAddress', 'reviews.state as reviewState'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { shippingAddress, billingAddress, reviewState, ...purchase } = row;
  return {
    ...purchase,
    author: reviewerName((shippingAddress ?? billingAddress) as Address | null),
    isPublished: reviewState === 'approved',
  };
}
