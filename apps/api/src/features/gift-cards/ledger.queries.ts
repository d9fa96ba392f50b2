import type { GiftCardEntry, GiftCardEntryKind } from '@sitewright/commerce/gift-card';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A gift card that a transaction has locked. */
export interface LockedGiftCard {
  readonly giftCardId: string;
  readonly codeEnd: string;
  readonly currency: string;
  readonly balanceCents: number;
  readonly isActive: boolean;
  readonly expiresAt: Date | null;
}

/**
 * Locks gift cards in the order of their ids, so that two transactions never wait for each other. The balances cannot
 * change until the transaction ends.
 */
export async function lockGiftCards(
  tenant: Tenant,
  giftCardIds: readonly string[],
): Promise<ReadonlyMap<string, LockedGiftCard>> {
  if (giftCardIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('giftCards')
    .where('giftCardId', 'in', [...new Set(giftCardIds)])
    .orderBy('giftCardId')
    .select(['giftCardId', 'codeEnd', 'currency', 'balanceCents', 'isActive', 'expiresAt'])
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.giftCardId, row]));
}

/** The gift cards that paid orders, also if they got everything back. */
export async function listPayingGiftCards(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await tenant
    .selectFrom('giftCardEntries')
    .where('orderId', 'in', [...orderIds])
    .where('kind', '=', 'redeemed')
    .select('giftCardId')
    .distinct()
    .execute();
  return rows.map(({ giftCardId }) => giftCardId);
}

/** The ledger of a locked gift card, in order. */
export async function listLedger(tenant: Tenant, giftCardId: string): Promise<GiftCardEntry[]> {
  const rows = await tenant
    .selectFrom('giftCardEntries')
    .where('giftCardId', '=', giftCardId)
    .orderBy('position')
    .select(['kind', 'amountCents', 'orderId', 'key'])
    .execute();
  return rows.map(({ kind, amountCents, orderId, key }) => ({
    kind,
    amountCents,
    orderId: orderId ?? undefined,
    key: key ?? undefined,
  }));
}

export interface NewLedgerEntry {
  readonly entryId: string;
  readonly giftCardId: string;
  readonly kind: GiftCardEntryKind;
  readonly amountCents: number;
  readonly orderId?: string | undefined;
  readonly key?: string | undefined;
  readonly reason?: string;
  readonly author?: string;
}

/**
 * Adds an entry to the ledger of a card that the transaction has locked, and changes its balance with the same statement.
 *
 * @returns false if the balance would fall below zero; then nothing is written.
 */
export async function addLedgerEntry(
  tenant: Tenant,
  entry: NewLedgerEntry,
  now: Date,
): Promise<boolean> {
  const { entryId, giftCardId, kind, amountCents, orderId, key, reason = '', author = '' } = entry;
  const { rows } = await sql`
    with changed as (
      update gift_cards
      set balance_cents = balance_cents + ${amountCents}
      where website_id = ${tenant.websiteId} and gift_card_id = ${giftCardId}
        and balance_cents + ${amountCents} >= 0
      returning balance_cents
    )
    insert into gift_card_entries (
      website_id, entry_id, gift_card_id, position, kind, amount_cents, balance_cents, order_id, key, reason, author,
      created_at
    )
    select ${tenant.websiteId}, ${entryId}, ${giftCardId},
      1 + (
        select count(1) from gift_card_entries
        where website_id = ${tenant.websiteId} and gift_card_id = ${giftCardId}
      ),
      ${kind}, ${amountCents}, balance_cents, ${orderId ?? null}, ${key ?? null}, ${reason}, ${author}, ${now}
    from changed
    returning entry_id
  `.execute(tenant);
  return rows.length === 1;
}
