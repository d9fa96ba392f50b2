import type { Tenant } from '../../platform/database/index.ts';
import { isErrorResult } from '@sitewright/contracts/errors';
import { creditGiftCard } from './credit-gift-card.ts';
import { lockGiftCards } from './ledger.queries.ts';

/** A refund of an order to the cards that paid it. */
export interface OrderRefund {
  readonly orderId: string;
  /** In minor units; at most what the order took from its cards and did not give back. */
  readonly amountCents: number;
  /** The same refund has the same key: it is credited once. */
  readonly key: string;
  readonly createId: () => string;
  readonly now: Date;
}

/** What a card got back. */
export interface CreditedGiftCard {
  readonly codeEnd: string;
  readonly amountCents: number;
}

/**
 * Credits the cards that paid an order, in the order of their ids, each up to what the order took from it. The caller has
 * locked the order. Lock the cards before variants: every checkout does.
 *
 * @throws if the order did not take as much: the amounts of its refunds make that impossible.
 */
export async function refundToGiftCards(
  tenant: Tenant,
  { orderId, amountCents, key, createId, now }: OrderRefund,
): Promise<CreditedGiftCard[]> {
  const taken = await tenant
    .selectFrom('giftCardEntries')
    .where('orderId', '=', orderId)
    .where('kind', 'in', ['redeemed', 'released', 'refunded'])
    .groupBy('giftCardId')
    .orderBy('giftCardId')
    .select(['giftCardId', (select) => select.fn.sum<string>('amountCents').as('sum')])
    .execute();
  const cards = await lockGiftCards(
    tenant,
    taken.map(({ giftCardId }) => giftCardId),
  );
  const credited: CreditedGiftCard[] = [];
  let restCents = amountCents;
  for (const { giftCardId, sum } of taken) {
    const partCents = Math.min(restCents, -Number(sum));
    if (partCents <= 0) continue;
    const refund = { giftCardId, orderId, amountCents: partCents, key, entryId: createId(), now };
    const result = await creditGiftCard(tenant, refund);
    if (isErrorResult(result)) throw new Error(`The gift card ${giftCardId}: ${result.error}`);
    credited.push({ codeEnd: cards.get(giftCardId)?.codeEnd ?? '', amountCents: partCents });
    restCents -= partCents;
  }
  if (restCents > 0) throw new Error(`The order ${orderId} took less from gift cards.`);
  return credited;
}
