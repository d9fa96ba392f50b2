import type { CartRecovery } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { latestConsents } from '../customers/public.ts';

/**
 * Joins the latest consent of the buyer of `cart`, as `consent`. What the buyer ticked in the cart counts as long as
 * nothing was recorded later.
 */
export const joinConsent = (websiteId: string): RawBuilder<unknown> => sql`
  left join (${latestConsents(websiteId)}) as consent on consent.customer_id = cart.customer_id`;

const isCartLater = sql`
  cart.marketing_accepted_at is not null
  and (consent.created_at is null or cart.marketing_accepted_at > consent.created_at)`;

/** The buyer objected to such mails. */
export const hasObjected = sql<boolean>`(consent.is_given is false and not (${isCartLater}))`;

/** The mail may be sent to the buyer. */
export const mayMail = ({ basis }: Pick<CartRecovery, 'basis'>): RawBuilder<boolean> =>
  basis === 'consent'
    ? sql<boolean>`(consent.is_given is true or ${isCartLater})`
    : sql<boolean>`not ${hasObjected}`;

/** The buyer has ordered since the cart was created, with it or with another one. */
export const hasOrdered = (websiteId: string): RawBuilder<boolean> => sql<boolean>`(
  cart.order_id is not null or exists (
    select from orders
    where orders.website_id = ${websiteId} and orders.customer_id = cart.customer_id
      and orders.created_at >= cart.created_at and orders.payment_state <> 'failed'
  )
)`;
