import { effectivePriceCents, type CartTotals } from '@sitewright/commerce';
import type { PricedShipping } from '@sitewright/commerce/shipping';
import { deliverableEmail, emailKey } from '@sitewright/contracts/addresses';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { productType } from '@sitewright/contracts/codes';
import type { Address, GiftCardWish } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { BuyerDetails } from './buyer-details.ts';
import type { Tenant } from '../../../platform/database/index.ts';
import { answerTexts, shownTotalCents, type EntryRow, variantText } from '../../cart/public.ts';

export interface NewOrder {
  readonly orderId: string;
  readonly attemptId: string;
  readonly cartId: string;
  readonly tokenHash: Buffer;
  readonly fingerprint: Buffer;
  readonly body: CheckoutBody;
  readonly buyer: BuyerDetails;
  readonly entries: readonly EntryRow[];
  readonly totals: CartTotals;
  readonly taxIncluded: boolean;
  /** The language of the store, for answers as texts. */
  readonly locale: string;
  /** Undefined if nothing is shipped. */
  readonly shippingOption: PricedShipping | undefined;
  /** Until when the unpaid order holds its stock. */
  readonly heldUntil: Date;
  /** When the reconciler checks the payment, unless it is settled before. */
  readonly checkAt: Date;
  /** Until when the owner can capture the payment; null if it is captured automatically. */
  readonly captureBefore: Date | null;
  readonly createId: () => string;
  readonly now: Date;
}

/** The buyer of an order without a shipping address, in the form of an address. */
function billingAddressOf({ billing }: BuyerDetails): Address | null {
  if (billing === null) return null;
  const { phone = '', ...others } = billing;
  return { line1: '', line2: '', city: '', phone, ...others };
}

const toOrderRow = (order: NewOrder, index: number) => {
  const { body, buyer, totals, createId } = order;
  return {
    index,
    order_id: order.orderId,
    cart_id: order.cartId,
    token_hash: order.tokenHash.toString('hex'),
    idempotency_key: body.idempotencyKey,
    fingerprint: order.fingerprint.toString('hex'),
    email: deliverableEmail(body.email),
    shipping_address: buyer.shippingAddress,
    billing_address: billingAddressOf(buyer),
    vat_number: body.vatNumber ?? null,
    shipping_tax_cents: totals.shippingTaxCents,
    shipping_name: order.shippingOption?.name ?? null,
    shipping_option_id: order.shippingOption?.id ?? null,
    shipping_kind: order.shippingOption?.kind ?? null,
    pickup: order.shippingOption?.pickup ?? null,
    note: buyer.note,
    answers: buyer.answers,
    terms_accepted_at: buyer.termsAcceptedAt,
    accepts_marketing: body.acceptsMarketing === true,
    currency: totals.currency,
    subtotal_cents: totals.subtotalCents,
    discount_cents: totals.discountCents,
    reverse_charge_cents: totals.reverseChargeCents,
    shipping_cost_cents: totals.shippingCostCents,
    tax_cents: totals.taxCents,
    grand_total_cents: totals.grandTotalCents,
    gift_card_cents: totals.grandTotalCents - totals.payableCents,
    shown_total_cents: shownTotalCents(body.cartVersion),
    tax_included: order.taxIncluded,
    trace: totals.trace,
    held_until: order.heldUntil,
    created_at: order.now,
    discounts: totals.discounts.filter(({ amountCents }) => amountCents > 0),
    customer: emailKey(body.email),
    event_id: createId(),
    attempt_id: order.attemptId,
    provider: body.payment.method,
    payable_cents: totals.payableCents,
    ask_at: order.checkAt,
    capture_before: order.captureBefore,
  };
};

/** The gift card that a line stands for; null for other products. Without a recipient, it is for the buyer. */
const giftCardOf = (entry: EntryRow, buyerEmail: string): GiftCardWish | null => {
  if (entry.productType !== productType.GIFT_CARD) return null;
  return (
    entry.giftCard ?? {
      amountCents: effectivePriceCents(entry),
      recipientName: '',
      recipientEmail: buyerEmail,
      senderName: '',
      message: '',
      deliverAt: null,
    }
  );
};

/** The rows of an order's lines: the products as they are now, with their shares of every amount. */
function toLineRows({ orderId, body, entries, totals, locale, createId }: NewOrder) {
  const amounts = new Map(totals.lines.map((line) => [line.id, line]));
  return entries.map((entry, position) => {
    const line = amounts.get(entry.entryId);
    const answers = answerTexts(entry, locale);
    return {
      order_id: orderId,
      line_id: createId(),
      entry_id: entry.entryId,
      item_id: entry.itemId,
      variant_id: entry.variantId,
      title: entry.title,
      variant: variantText(entry),
      sku: entry.sku,
      image_id: entry.imageId,
      quantity: entry.quantity,
      unit_price_cents: (line?.subtotalCents ?? 0) / entry.quantity,
      discount_cents: line?.discountCents ?? 0,
      reverse_charge_cents: line?.reverseChargeCents ?? 0,
      tax_cents: line?.taxCents ?? 0,
      total_cents: line?.totalCents ?? 0,
      takes_stock: entry.takesStock,
      gift_card: giftCardOf(entry, body.email),
      answers: answers.length === 0 ? null : answers,
      position,
    };
  });
}

/** The rows of an order's stock movements; products with unlimited stock have none. */
const toStockRows = ({ orderId, entries, createId, now }: NewOrder) =>
  entries
    .filter(({ takesStock }) => takesStock)
    .map(({ variantId, quantity }) => ({
      order_id: orderId,
      movement_id: createId(),
      variant_id: variantId,
      quantity,
      created_at: now,
    }));

/**
 * Takes the stock and writes complete orders with one statement, so that the locks on a popular product are held briefly.
 * The variants are locked in the order of their ids, so that two buyers of the same products cannot deadlock; then the
 * row of the website provides the order numbers. The caller holds the locks on the carts, which are found by their
 * `ctid`, so that the cost does not grow with the number of carts. Pages show stock, so the data revision increases.
 *
 * @returns False if the stock of a variant did not suffice. Nothing is written then, but the variants stay locked.
 */
export async function insertOrders(tenant: Tenant, orders: readonly NewOrder[]): Promise<boolean> {
  const { rows } = await sql`
    with draft as materialized (
      select index, order_id, cart_id, token_hash, idempotency_key, fingerprint, email, shipping_address,
        billing_address, vat_number, shipping_name, shipping_option_id, shipping_kind, pickup, note, answers,
        terms_accepted_at, currency, subtotal_cents, discount_cents, reverse_charge_cents, shipping_cost_cents, shipping_tax_cents, tax_cents,
        grand_total_cents, gift_card_cents, shown_total_cents, tax_included, trace, held_until, created_at, discounts, customer, event_id,
        attempt_id, provider, payable_cents, ask_at, capture_before, accepts_marketing
      from jsonb_to_recordset(${JSON.stringify(orders.map(toOrderRow))}::jsonb) as draft (
        index int, order_id text, cart_id text, token_hash text, idempotency_key text, fingerprint text, email text,
        shipping_address jsonb, billing_address jsonb, vat_number text, shipping_tax_cents bigint, shipping_name text, shipping_option_id text,
         shipping_kind text, pickup jsonb, note text, answers jsonb, terms_accepted_at timestamptz, currency text, subtotal_cents bigint,
         discount_cents bigint, reverse_charge_cents bigint, shipping_cost_cents bigint, tax_cents bigint, grand_total_cents bigint,
        gift_card_cents bigint, shown_total_cents bigint, tax_included boolean, trace jsonb, held_until timestamptz, created_at timestamptz, discounts jsonb,
        customer text, event_id text, attempt_id text, provider text, payable_cents bigint, ask_at timestamptz,
        capture_before timestamptz, accepts_marketing boolean
      )
    ), stock as materialized (
      select order_id, movement_id, variant_id, quantity, created_at
      from jsonb_to_recordset(${JSON.stringify(orders.flatMap(toStockRows))}::jsonb) as stock (
        order_id text, movement_id text, variant_id text, quantity int, created_at timestamptz
      )
    ), requested as (
      select variant_id, sum(quantity) as quantity
      from stock
      group by variant_id
    ), locked as (
      select variants.variant_id, 
        variants.qty_in_stock >= requested.quantity or variants.continue_selling as is_enough
      from variants
      join requested on requested.variant_id = variants.variant_id
      where variants.website_id = ${tenant.websiteId} and variants.removed_at is null and variants.available
      order by variants.variant_id
      for no key update of variants
    ), taken as (
      update variants
      set qty_in_stock = variants.qty_in_stock - requested.quantity
      from locked
      join requested on requested.variant_id = locked.variant_id
      where variants.website_id = ${tenant.websiteId} and variants.variant_id = locked.variant_id
        and (select count(1) from locked where is_enough) = (select count(1) from requested)
      returning variants.variant_id
    ), numbered as (
      update websites
      set next_order_number = next_order_number + ${orders.length}, data_revision = data_revision + 1
      where website_id = ${tenant.websiteId} and (select count(1) from taken) = (select count(1) from requested)
      returning next_order_number - ${orders.length} as first_number
    ), placed as (
      insert into orders (
        website_id, order_id, number, cart_id, token_hash, idempotency_key, fingerprint, email, shipping_address,
        billing_address, vat_number, shipping_name, shipping_option_id, shipping_kind, pickup, note, currency,
        answers, terms_accepted_at, subtotal_cents, discount_cents, reverse_charge_cents, shipping_cost_cents,
        shipping_tax_cents, tax_cents, grand_total_cents, gift_card_cents, shown_total_cents, tax_included, trace, state,
        payment_state, held_until, created_at, accepts_marketing
      )
      select ${tenant.websiteId}, order_id, first_number + index, cart_id, decode(token_hash, 'hex'), idempotency_key,
        decode(fingerprint, 'hex'), email, shipping_address, billing_address, vat_number, shipping_name,
        shipping_option_id, shipping_kind, pickup, note, currency, answers, terms_accepted_at, subtotal_cents,
        discount_cents, reverse_charge_cents, shipping_cost_cents, shipping_tax_cents, tax_cents, grand_total_cents,
        gift_card_cents, shown_total_cents, tax_included, trace, 'pending', 'requiresPayment', held_until, created_at,
        accepts_marketing
      from numbered, draft
      returning order_id
    ), lined as (
      insert into order_lines (
        website_id, order_id, line_id, entry_id, item_id, variant_id, title, variant, sku, image_id, quantity,
        unit_price_cents, discount_cents, reverse_charge_cents, tax_cents, total_cents, takes_stock, gift_card, answers, position
      )
      select ${tenant.websiteId}, order_id, line_id, entry_id, item_id, variant_id, title, variant, sku, image_id, quantity,
        unit_price_cents, discount_cents, reverse_charge_cents, tax_cents, total_cents, takes_stock, gift_card, answers, position
      from numbered, jsonb_to_recordset(${JSON.stringify(orders.flatMap(toLineRows))}::jsonb) as line (
        order_id text, line_id text, entry_id text, item_id text, variant_id text, title text, variant text, sku text,
        image_id text, quantity int, unit_price_cents bigint, discount_cents bigint, reverse_charge_cents bigint, tax_cents bigint,
        total_cents bigint, takes_stock boolean, gift_card jsonb, answers jsonb, position int
      )
    ), moved as (
      insert into stock_movements (website_id, movement_id, variant_id, kind, quantity, order_id, created_at)
      select ${tenant.websiteId}, movement_id, variant_id, 'held', -quantity, order_id, created_at
      from numbered, stock
    ), used as (
      insert into discount_uses (website_id, discount_id, order_id, customer, amount_cents, created_at)
      select ${tenant.websiteId}, used ->> 'discountId', order_id, customer, (used ->> 'amountCents')::bigint, created_at
      from numbered, draft, jsonb_array_elements(discounts) as used
    ), noted as (
      insert into order_events (website_id, event_id, order_id, kind, text, created_at)
      select ${tenant.websiteId}, event_id, order_id, 'placed', 'The order was placed.', created_at
      from numbered, draft
    ), attempted as (
      insert into payment_attempts (
        website_id, attempt_id, order_id, provider, state, amount_cents, ask_at, capture_before, created_at
      )
      select ${tenant.websiteId}, attempt_id, order_id, provider, 'started', payable_cents, ask_at, capture_before,
        created_at
      from numbered, draft
    ), opened as (
      select cart.ctid as cart_ctid, draft.cart_id, draft.order_id, draft.created_at
      from numbered, draft, lateral (
        select ctid from carts
        where website_id = ${tenant.websiteId} and cart_id = draft.cart_id offset 0
      ) as cart
    ), became as (
      update carts
      set order_id = opened.order_id, updated_at = opened.created_at
      from opened
      where carts.website_id = ${tenant.websiteId} and carts.cart_id = opened.cart_id
        and carts.ctid = any(array(select cart_ctid from opened))
    )
    select order_id from placed
  `.execute(tenant);
  return rows.length === orders.length;
}
