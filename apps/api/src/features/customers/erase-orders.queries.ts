import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface OrderOfCustomer {
  readonly orderId: string;
  readonly email: string;
}

/** A customer who is erased: all spellings of the address. */
export interface ErasedCustomer {
  readonly customerId: string;
  readonly emails: readonly string[];
}

/** Locks all orders of a customer, newest first, until the transaction ends. */
export const lockOrdersOf = (tenant: Tenant, customerId: string): Promise<OrderOfCustomer[]> =>
  tenant
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .orderBy('orderId', 'desc')
    .select(['orderId', 'email'])
    .forUpdate()
    .execute();

/**
 * Whether something is still to be done for the customer: an order to pay or to send, a refund that is on its way, or a
 * gift card to deliver, also one that is issued to the customer once another buyer has paid.
 */
export async function hasOpenOrders(
  tenant: Tenant,
  customerId: string,
  emailKey: string,
  now: Date,
): Promise<boolean> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly isOpen: boolean }>`
    select exists (
      select from orders
      where website_id = ${websiteId} and customer_id = ${customerId} and (
        payment_state in ('requiresPayment', 'awaitingPayment', 'authorized')
        or payment_state = 'paid' and state = 'pending' and refund_state <> 'refunded'
        or exists (
          select from refunds
          where refunds.website_id = ${websiteId} and refunds.order_id = orders.order_id and refunds.state = 'pending'
        )
      )
    ) or exists (
      select from gift_cards
      where website_id = ${websiteId} and delivered_at is null and is_active and (expires_at is null or expires_at > ${now})
        and (lower(recipient_email) = ${emailKey} or order_id in (
          select order_id from orders where website_id = ${websiteId} and customer_id = ${customerId}
        ))
    ) or exists (
      select from order_lines as line
      join orders on orders.website_id = ${websiteId} and orders.order_id = line.order_id
      where line.website_id = ${websiteId} and lower(line.gift_card ->> 'recipientEmail') = ${emailKey}
        and orders.payment_state in ('requiresPayment', 'awaitingPayment', 'authorized')
    ) as is_open
  `.execute(tenant);
  return rows[0]?.isOpen === true;
}

/** An address of which the country and the state stay, because the tax depends on them. */
const erasedAddress = (column: 'shipping_address' | 'billing_address') => sql`
  jsonb_build_object(
    'firstName', 'Erased', 'lastName', 'customer', 'line1', '–', 'line2', '', 'city', '–', 'zip', '', 'phone', '',
    'state', coalesce(${sql.ref(column)} ->> 'state', ''), 'country', coalesce(${sql.ref(column)} ->> 'country', '')
  )`;

/**
 * Removes the personal data from orders, their lines, fulfillments and refunds. Numbers, dates, products, amounts, taxes,
 * the place of the tax and the VAT number of a business stay.
 */
export async function eraseOrders(
  tenant: Tenant,
  { emails }: ErasedCustomer,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const { websiteId } = tenant;
  const ids = sql`any(${[...orderIds]}::text[])`;
  for (const email of new Set(emails))
    await sql`select erase_order_texts(${[...orderIds]}::text[], ${email})`.execute(tenant);
  await sql`
    update orders
    set email = '', note = '', answers = '[]', tags = '{}', fingerprint = ''::bytea, accepts_marketing = false, erased_at = ${now},
      shipping_address = case when shipping_address is not null then ${erasedAddress('shipping_address')} end,
      billing_address = case
        when shipping_address is null or billing_address is not null then ${erasedAddress('billing_address')}
      end
    where website_id = ${websiteId} and order_id = ${ids}
  `.execute(tenant);
  await sql`
    update order_lines
    set gift_card = gift_card || '{"recipientName": "", "recipientEmail": "", "senderName": "", "message": ""}'::jsonb
    where website_id = ${websiteId} and order_id = ${ids} and gift_card is not null
  `.execute(tenant);
  await sql`
    update order_lines set answers = null
    where website_id = ${websiteId} and order_id = ${ids} and answers is not null
  `.execute(tenant);
  await sql`
    update fulfillments set tracking_number = '', tracking_url = null
    where website_id = ${websiteId} and order_id = ${ids}
  `.execute(tenant);
  await sql`
    update refunds set reason = '' where website_id = ${websiteId} and order_id = ${ids} and reason <> ''
  `.execute(tenant);
  await sql`
    update discount_uses set customer = '' where website_id = ${websiteId} and order_id = ${ids}
  `.execute(tenant);
}
