import type { GiftCardPayment } from '@sitewright/commerce';
import type { Tenant } from '../../platform/database/index.ts';
import { addLedgerEntry, listPayingGiftCards, lockGiftCards } from './ledger.queries.ts';

interface LedgerScope {
  readonly tenant: Tenant;
  readonly createId: () => string;
  readonly now: Date;
}

/** An order with what gift cards pay of it. */
export interface PaidOrder {
  readonly orderId: string;
  readonly payments: readonly GiftCardPayment[];
}

/**
 * Takes what orders owe from gift cards, which the transaction has locked and priced the orders with.
 *
 * @throws if a balance does not suffice: the lock makes that impossible, and the transaction rolls back.
 */
export async function redeemGiftCards(
  { tenant, createId, now }: LedgerScope,
  orders: readonly PaidOrder[],
): Promise<void> {
  for (const { orderId, payments } of orders)
    for (const { giftCardId, amountCents } of payments) {
      const entry = { entryId: createId(), giftCardId, orderId, key: `redeem.${orderId}` };
      const isTaken = await addLedgerEntry(
        tenant,
        { ...entry, kind: 'redeemed', amountCents: -amountCents },
        now,
      );
      if (!isTaken) throw new Error(`The gift card ${giftCardId} cannot pay ${amountCents}.`);
    }
}

/**
 * Locks the gift cards that paid orders, all at once, before they are released order by order. Lock the numbers of credit
 * notes before.
 */
export async function lockPayingGiftCards(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<void> {
  await lockGiftCards(tenant, await listPayingGiftCards(tenant, orderIds));
}

/** Gives back what canceled orders took, once per order and card. */
export async function releaseGiftCards(
  { tenant, createId, now }: LedgerScope,
  orderIds: readonly string[],
): Promise<void> {
  const taken = await tenant
    .selectFrom('giftCardEntries')
    .where('orderId', 'in', [...orderIds])
    .where('kind', 'in', ['redeemed', 'released', 'refunded'])
    .groupBy(['orderId', 'giftCardId'])
    .select(['orderId', 'giftCardId', (select) => select.fn.sum<string>('amountCents').as('sum')])
    .execute();
  const open = taken.filter(({ sum }) => Number(sum) < 0);
  await lockGiftCards(
    tenant,
    open.map(({ giftCardId }) => giftCardId),
  );
  for (const { orderId, giftCardId, sum } of open)
    await addLedgerEntry(
      tenant,
      {
        entryId: createId(),
        giftCardId,
        kind: 'released',
        amountCents: -Number(sum),
        orderId: orderId ?? undefined,
        key: `release.${orderId}`,
      },
      now,
    );
}
