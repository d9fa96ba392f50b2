import type { CartTotals } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type { PaymentState } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { EntryRow } from '../cart/cart.queries.ts';
import { variantText } from '../cart/shopping-cart.ts';

/** The next order number of a website. Pages show stock, so what they depend on moves on as well. */
export async function takeOrderNumber(trx: TenantTransaction, websiteId: string): Promise<number> {
  const row = await trx
    .updateTable('websites')
    .set((update) => ({
      next_order_number: update('next_order_number', '+', 1),
      data_revision: update('data_revision', '+', 1),
    }))
    .where('website_id', '=', websiteId)
    .returning(sql<number>`next_order_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  return row.number;
}

export interface NewOrder {
  readonly websiteId: string;
  readonly orderId: string;
  readonly number: number;
  readonly cartId: string;
  readonly tokenHash: Uint8Array;
  readonly fingerprint: Uint8Array;
  readonly body: CheckoutBody;
  readonly currency: string;
  readonly totals: CartTotals;
  readonly taxIncluded: boolean;
  readonly shippingName: string | null;
  readonly paymentState: PaymentState;
  readonly heldUntil: Date | null;
  readonly now: Date;
}

export async function insertOrder(trx: TenantTransaction, order: NewOrder): Promise<void> {
  const { body, totals } = order;
  const address = body.shippingAddress === null ? null : JSON.stringify(body.shippingAddress);
  await trx
    .insertInto('orders')
    .values({
      website_id: order.websiteId,
      order_id: order.orderId,
      number: order.number,
      cart_id: order.cartId,
      token_hash: order.tokenHash,
      idempotency_key: body.idempotencyKey,
      fingerprint: order.fingerprint,
      email: body.email,
      shipping_address: address,
      billing_address: null,
      shipping_name: order.shippingName,
      note: body.note ?? '',
      currency: order.currency,
      subtotal_cents: totals.subtotalCents,
      discount_cents: totals.discountCents,
      shipping_cost_cents: totals.shippingCostCents,
      tax_cents: totals.taxCents,
      grand_total_cents: totals.grandTotalCents,
      tax_included: order.taxIncluded,
      trace: JSON.stringify(totals.trace),
      state: 'pending',
      payment_state: order.paymentState,
      held_until: order.heldUntil,
      created_at: order.now,
    })
    .execute();
}

interface NewLines {
  readonly websiteId: string;
  readonly orderId: string;
  readonly entries: readonly EntryRow[];
  readonly totals: CartTotals;
  readonly createId: () => string;
}

/** The lines of an order: what was bought in the words of that moment, and its share of every amount. */
export async function insertOrderLines(trx: TenantTransaction, order: NewLines): Promise<void> {
  const { websiteId, orderId, entries, totals, createId } = order;
  const amounts = new Map(totals.lines.map((line) => [line.id, line]));
  await trx
    .insertInto('order_lines')
    .values(
      entries.map((entry, position) => {
        const line = amounts.get(entry.entryId);
        return {
          website_id: websiteId,
          line_id: createId(),
          order_id: orderId,
          item_id: entry.itemId,
          variant_id: entry.variantId,
          title: entry.title,
          variant: variantText(entry),
          sku: entry.sku,
          image_id: entry.imageId,
          quantity: entry.quantity,
          unit_price_cents: (line?.subtotalCents ?? 0) / entry.quantity,
          discount_cents: line?.discountCents ?? 0,
          tax_cents: line?.taxCents ?? 0,
          total_cents: line?.totalCents ?? 0,
          position,
        };
      }),
    )
    .execute();
}

export async function insertCouponUses(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  if (codes.length === 0) return;
  await trx
    .insertInto('coupon_uses')
    .values(
      codes.map((code) => ({
        website_id: websiteId,
        code,
        order_id: orderId,
        created_at: now,
      })),
    )
    .execute();
}

export async function deleteCouponUses(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<void> {
  await trx
    .deleteFrom('coupon_uses')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute();
}
