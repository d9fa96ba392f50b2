import { giftCardWish, type GiftCardWish } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { giftCardCode, giftCardCodeHash } from './gift-card-code.ts';
import { addLedgerEntry } from './ledger.queries.ts';

/** What issuing a card needs. */
export interface IssueScope {
  readonly tenant: Tenant;
  readonly secret: string;
  readonly createId: () => string;
  readonly now: Date;
}

/** A gift card to issue. */
export interface NewGiftCard {
  readonly wish: GiftCardWish;
  readonly currency: string;
  readonly expiresAt?: Date | null;
  /** The piece of an order; absent for a card that an owner issues. */
  readonly piece?: { readonly orderId: string; readonly lineId: string; readonly piece: number };
  readonly author?: string;
}

/** A new card with its complete code. */
export interface IssuedGiftCard {
  readonly giftCardId: string;
  readonly code: string;
}

/** Issues a card with its value. Returns null if this piece of an order was issued before. */
export async function issueGiftCard(
  { tenant, secret, createId, now }: IssueScope,
  { wish, currency, expiresAt = null, piece, author = '' }: NewGiftCard,
): Promise<IssuedGiftCard | null> {
  const giftCardId = createId();
  const code = giftCardCode(secret, tenant.websiteId, giftCardId);
  const { rows } = await sql`
    insert into gift_cards (
      website_id, gift_card_id, code_hash, code_end, currency, initial_cents, balance_cents, expires_at, recipient_name,
      recipient_email, sender_name, message, deliver_at, order_id, line_id, piece, created_at
    )
    values (
      ${tenant.websiteId}, ${giftCardId}, ${giftCardCodeHash(code)}, ${code.slice(-4)}, ${currency}, ${wish.amountCents}, 0,
      ${expiresAt}, ${wish.recipientName}, ${wish.recipientEmail}, ${wish.senderName}, ${wish.message},
      ${wish.deliverAt === null ? now : new Date(wish.deliverAt)}, ${piece?.orderId ?? null}, ${piece?.lineId ?? null},
      ${piece?.piece ?? null}, ${now}
    )
    on conflict (website_id, line_id, piece) do nothing
    returning gift_card_id
  `.execute(tenant);
  if (rows.length === 0) return null;
  const entry = { entryId: createId(), giftCardId, orderId: piece?.orderId, key: 'issue', author };
  await addLedgerEntry(tenant, { ...entry, kind: 'issued', amountCents: wish.amountCents }, now);
  return { giftCardId, code };
}

/**
 * Issues the gift cards of paid orders: one for each piece, however often the payment is reported.
 *
 * @returns The orders that bought gift cards.
 */
export async function issueOrderedGiftCards(
  scope: IssueScope,
  orderIds: readonly string[],
): Promise<string[]> {
  const lines = await scope.tenant
    .selectFrom('orderLines')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.websiteId', '=', 'orderLines.websiteId')
        .onRef('orders.orderId', '=', 'orderLines.orderId'),
    )
    .where('orderLines.orderId', 'in', [...orderIds])
    .where('orderLines.giftCard', 'is not', null)
    .orderBy('orderLines.lineId')
    .select(['orderLines.orderId', 'orderLines.lineId', 'orderLines.quantity'])
    .select(['orderLines.giftCard', 'orders.currency'])
    .execute();
  for (const { orderId, lineId, quantity, giftCard, currency } of lines)
    for (let piece = 1; piece <= quantity; piece += 1)
      await issueGiftCard(scope, {
        wish: giftCardWish.parse(giftCard),
        currency,
        piece: { orderId, lineId, piece },
      });
  return lines.map(({ orderId }) => orderId);
}
