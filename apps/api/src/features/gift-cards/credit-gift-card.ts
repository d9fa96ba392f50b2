import {
  creditGiftCard as creditLedger,
  giftCardBalance,
  type GiftCardEntry,
} from '@sitewright/commerce/gift-card';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { addLedgerEntry, listLedger, lockGiftCards } from './ledger.queries.ts';

/** A refund to a gift card that paid an order. */
export interface GiftCardRefund {
  readonly giftCardId: string;
  readonly orderId: string;
  /** In minor units; at most what the order took from the card and did not get back. */
  readonly amountCents: number;
  /** The same refund has the same key: it is credited once, however often it is requested. */
  readonly key: string;
  readonly reason?: string;
  /** The display name of the person who refunds. */
  readonly author?: string;
  readonly entryId: string;
  readonly now: Date;
}

/**
 * Refunds an order to a gift card that paid it. Locks the card: lock carts, orders and discounts before.
 *
 * @returns The new balance, `notFound`, or `actionNotAllowed` with the reason in `detail.reason`.
 */
export async function creditGiftCard(
  tenant: Tenant,
  { giftCardId, orderId, amountCents, key, reason, author, entryId, now }: GiftCardRefund,
): Promise<{ readonly balanceCents: number } | ErrorResult> {
  const card = (await lockGiftCards(tenant, [giftCardId])).get(giftCardId);
  if (card === undefined) return err('notFound');
  const entries: readonly GiftCardEntry[] = await listLedger(tenant, giftCardId);
  const credited = creditLedger(entries, { orderId, amountCents, key });
  if (typeof credited === 'string')
    return err('actionNotAllowed', { detail: { reason: credited } });
  if (credited !== entries)
    await addLedgerEntry(
      tenant,
      {
        entryId,
        giftCardId,
        kind: 'refunded',
        amountCents,
        orderId,
        key,
        ...(reason === undefined ? {} : { reason }),
        ...(author === undefined ? {} : { author }),
      },
      now,
    );
  return { balanceCents: giftCardBalance(credited) };
}
