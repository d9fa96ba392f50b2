import type { CartTotals } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { EntryRow } from '../cart/cart.queries.ts';
import { variantText } from '../cart/shopping-cart.ts';

export interface NewOrder {
  readonly websiteId: string;
  readonly orderId: string;
  readonly attemptId: string;
  readonly cartId: string;
  readonly tokenHash: Uint8Array;
  readonly fingerprint: Uint8Array;
  readonly body: CheckoutBody;
  readonly entries: readonly EntryRow[];
  readonly totals: CartTotals;
  readonly taxIncluded: boolean;
  readonly shippingName: string | null;
  /** Until when the stock is held while nothing is paid. */
  readonly heldUntil: Date;
  /** When to ask what became of the payment, should nobody else find out before. */
  readonly askAt: Date;
  readonly createId: () => string;
  readonly now: Date;
}

/** What was bought, in the words of that moment, with its share of every amount. */
function toLines({ entries, totals, createId }: NewOrder) {
  const amounts = new Map(totals.lines.map((line) => [line.id, line]));
  return entries.map((entry, position) => {
    const line = amounts.get(entry.entryId);
    return {
      line_id: createId(),
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
  });
}

/** Pieces of limited stock, each with the id of its movement. */
const toPieces = ({ entries, createId }: NewOrder) =>
  entries
    .filter(({ unlimited }) => !unlimited)
    .map(({ variantId, quantity }) => ({
      movement_id: createId(),
      variant_id: variantId,
      quantity,
    }));

/**
 * Takes the stock and writes the whole order, in one statement: the locks on a product that everybody wants are held
 * for no longer than it takes. The variants are locked in the order of their ids, so that two buyers of the same
 * things never wait for each other; then the website's row gives the number. Pages show stock, so what they depend on
 * moves on as well. False when there was not enough of something: then nothing was written.
 */
export async function insertOrder(trx: TenantTransaction, order: NewOrder): Promise<boolean> {
  const { websiteId, orderId, attemptId, cartId, body, totals, now } = order;
  const pieces = toPieces(order);
  const address = body.shippingAddress === null ? null : JSON.stringify(body.shippingAddress);
  const { rows } = await sql`
    with wanted as (
      select *
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as piece (movement_id text, variant_id text, quantity int)
    ), locked as (
      select variants.variant_id
      from variants
      join wanted on wanted.variant_id = variants.variant_id
      where variants.website_id = ${websiteId} and variants.removed_at is null
      order by variants.variant_id
      for no key update of variants
    ), taken as (
      update variants
      set qty_in_stock = variants.qty_in_stock - wanted.quantity
      from locked
      join wanted on wanted.variant_id = locked.variant_id
      where variants.website_id = ${websiteId} and variants.variant_id = locked.variant_id
        and variants.qty_in_stock >= wanted.quantity
      returning variants.variant_id
    ), numbered as (
      update websites
      set next_order_number = next_order_number + 1, data_revision = data_revision + 1
      where website_id = ${websiteId} and (select count(*) from taken) = ${pieces.length}
      returning next_order_number - 1 as number
    ), placed as (
      insert into orders (
        website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, shipping_address,
        shipping_name, note, currency, subtotal_cents, discount_cents, shipping_cost_cents, tax_cents,
        grand_total_cents, tax_included, trace, state, payment_state, held_until, created_at
      )
      select ${websiteId}, ${orderId}, number, ${cartId}, ${order.tokenHash}::bytea, ${body.idempotencyKey},
        ${order.fingerprint}::bytea, ${body.email}, ${address}::jsonb, ${order.shippingName}, ${body.note ?? ''},
        ${totals.currency}, ${totals.subtotalCents}, ${totals.discountCents}, ${totals.shippingCostCents},
        ${totals.taxCents}, ${totals.grandTotalCents}, ${order.taxIncluded}, ${JSON.stringify(totals.trace)}::jsonb,
        'pending', 'requiresPayment', ${order.heldUntil}, ${now}
      from numbered
      returning order_id
    ), lined as (
      insert into order_lines (
        website_id, order_id, line_id, item_id, variant_id, title, variant, sku, image_id, quantity,
        unit_price_cents, discount_cents, tax_cents, total_cents, position
      )
      select ${websiteId}, placed.order_id, line.*
      from placed, jsonb_to_recordset(${JSON.stringify(toLines(order))}::jsonb) as line (
        line_id text, item_id text, variant_id text, title text, variant text, sku text, image_id text,
        quantity int, unit_price_cents bigint, discount_cents bigint, tax_cents bigint, total_cents bigint,
        position int
      )
    ), moved as (
      insert into stock_movements (website_id, movement_id, variant_id, kind, quantity, order_id, created_at)
      select ${websiteId}, wanted.movement_id, wanted.variant_id, 'held', -wanted.quantity, placed.order_id, ${now}
      from placed, wanted
    ), used as (
      insert into coupon_uses (website_id, code, order_id, created_at)
      select ${websiteId}, coupon.code, placed.order_id, ${now}
      from placed, unnest(${[...totals.validCoupons]}::text[]) as coupon (code)
    ), noted as (
      insert into order_events (website_id, event_id, order_id, kind, text, created_at)
      select ${websiteId}, ${order.createId()}, placed.order_id, 'placed', 'The order was placed.', ${now}
      from placed
    ), attempted as (
      insert into payment_attempts (
        website_id, attempt_id, order_id, provider, state, amount_cents, ask_at, created_at
      )
      select ${websiteId}, ${attemptId}, placed.order_id, ${body.payment.method}, 'started',
        ${totals.payableCents}, ${order.askAt}, ${now}
      from placed
    ), became as (
      update carts
      set order_id = placed.order_id, updated_at = ${now}
      from placed
      where carts.website_id = ${websiteId} and carts.cart_id = ${cartId}
    )
    select order_id from placed
  `.execute(trx);
  return rows.length === 1;
}
