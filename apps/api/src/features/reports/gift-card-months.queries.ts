import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';
import { monthRows } from './sales-months.queries.ts';

/** The ledger of all gift cards in a month, in one currency. Amounts in minor units. */
export interface GiftCardRow {
  readonly month: string;
  readonly currency: string;
  readonly issuedCents: number;
  readonly redeemedCents: number;
  readonly returnedCents: number;
  readonly adjustedCents: number;
  /** The balances of cards that expired in the month. */
  readonly expiredCents: number;
  /** The balances of all cards at the end of the month, or now, without those of expired cards. */
  readonly liabilityCents: number;
}

export async function listGiftCardMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
  now: Date,
): Promise<GiftCardRow[]> {
  const { websiteId } = tenant;
  const sumOf = (...kinds: readonly string[]) => sql`
    coalesce(sum(entry.amount_cents) filter (
      where entry.kind = any(${[...kinds]}::text[]) and entry.created_at >= month.starts_at
    ), 0)::bigint`;
  const { rows } = await sql<GiftCardRow>`
    select month.month, cards.currency, ${sumOf('issued')} as issued_cents, -${sumOf('redeemed')} as redeemed_cents,
      ${sumOf('released', 'refunded')} as returned_cents, ${sumOf('adjusted')} as adjusted_cents,
      (
        coalesce(sum(entry.amount_cents) filter (where cards.expires_at <= least(month.ends_at, ${now})), 0)
        - coalesce(sum(entry.amount_cents) filter (
          where cards.expires_at <= least(month.starts_at, ${now}) and entry.created_at < month.starts_at
        ), 0)
      )::bigint as expired_cents,
      coalesce(sum(entry.amount_cents) filter (
        where cards.expires_at is null or cards.expires_at > least(month.ends_at, ${now})
      ), 0)::bigint as liability_cents
    from gift_card_entries as entry
    join gift_cards as cards on cards.website_id = entry.website_id and cards.gift_card_id = entry.gift_card_id
    join ${monthRows(months)} on entry.created_at < month.ends_at
    where entry.website_id = ${websiteId}
    group by month.month, cards.currency
  `.execute(tenant);
  return rows;
}
