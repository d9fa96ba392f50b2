import type { CartRecovery } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { hasOrdered, joinConsent, mayMail } from './recovery-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Carts that are due for longer get no mail: it would surprise their buyers when a store turns the mails on. */
const maxDelayMs = 3 * dayMs;

/** Between two mails to one buyer. */
const pauseMs = 7 * dayMs;

/** The maximum number of mails of a website in one run. */
const maxMails = 200;

/** The carts that are due; nobody reads mails about demo carts. Of several carts of one buyer, only the one that was changed last counts. */
function dueCarts(
  { websiteId }: Tenant,
  { hours, basis }: CartRecovery,
  now: Date,
): RawBuilder<unknown> {
  const dueBefore = new Date(now.getTime() - hours * hourMs);
  return sql`
    select cart.cart_id, cart.updated_at
    from carts as cart
    ${joinConsent(websiteId)}
    where cart.website_id = ${websiteId} and cart.order_id is null and cart.customer_id is not null and not cart.is_demo
      and cart.recovery_mailed_at is null and cart.recovers_cart_id is null
      and cart.updated_at <= ${dueBefore} and cart.updated_at > ${new Date(dueBefore.getTime() - maxDelayMs)}
      and ${mayMail({ basis })} and not ${hasOrdered(websiteId)}
      and not exists (
        select from carts as other
        where other.website_id = ${websiteId} and other.customer_id = cart.customer_id and other.cart_id <> cart.cart_id
          and (
            other.recovery_mailed_at > ${new Date(now.getTime() - pauseMs)}
            or other.order_id is null and (other.updated_at, other.cart_id) > (cart.updated_at, cart.cart_id)
          )
      )`;
}

export async function listDueCarts(
  tenant: Tenant,
  recovery: CartRecovery,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ readonly cartId: string }>`
    ${dueCarts(tenant, recovery, now)} order by cart.updated_at, cart.cart_id limit ${maxMails}
  `.execute(tenant);
  return rows.map(({ cartId }) => cartId);
}

/**
 * Marks a cart as mailed if it is still due, and locks it until the transaction ends: a checkout waits, or has won.
 *
 * @returns The buyer; null if the cart is no longer due.
 */
export async function takeDueCart(
  tenant: Tenant,
  cartId: string,
  recovery: CartRecovery,
  now: Date,
): Promise<{ readonly email: string; readonly customerId: string } | null> {
  const locked = await tenant
    .selectFrom('carts')
    .where('cartId', '=', cartId)
    .select('cartId')
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return null;
  // Read in another statement, which sees what was committed until the cart was locked.
  const { rows } = await sql<{ readonly email: string; readonly customerId: string }>`
    update carts set recovery_mailed_at = ${now}
    where website_id = ${tenant.websiteId} and cart_id = ${cartId}
      and cart_id in (select due.cart_id from (${dueCarts(tenant, recovery, now)}) as due)
    returning buyer_email as email, customer_id
  `.execute(tenant);
  return rows[0] ?? null;
}

/** Deletes mails that wait for the mail server, if their buyers ordered or objected meanwhile. */
export async function withdrawMails(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  await sql`
    delete from outbox
    where website_id = ${websiteId} and state = 'waiting' and attempts = 0 and cause like 'cart.recovery.%'
      and split_part(cause, '.', 3) in (
        select cart.cart_id from carts as cart
        ${joinConsent(websiteId)}
        where cart.website_id = ${websiteId} and cart.recovery_mailed_at is not null
          and (${hasOrdered(websiteId)} or consent.is_given is false and consent.created_at >= cart.recovery_mailed_at)
      )
  `.execute(tenant);
}
