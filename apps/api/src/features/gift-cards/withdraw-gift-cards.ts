import type { LineQuantity } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import type { BoughtGiftCard } from './bought-gift-cards.queries.ts';
import { addLedgerEntry, lockGiftCards } from './ledger.queries.ts';

interface RefundScope {
  readonly tenant: Tenant;
  readonly services: Pick<Services, 'createId'>;
  readonly now: Date;
}

/**
 * Deactivates the gift cards that a refund takes back, before money is returned: the fullest cards of each line, as the
 * amounts of the refund were computed. The caller has locked them.
 *
 * @returns The number of cards.
 */
export async function withdrawGiftCards(
  { tenant, services, now }: RefundScope,
  refundId: string,
  cards: readonly BoughtGiftCard[],
  lines: readonly LineQuantity[],
): Promise<number> {
  const chosen = lines.flatMap(({ lineId, quantity }) =>
    cards
      .filter((card) => card.lineId === lineId && card.balanceCents > 0)
      .toSorted((a, b) => b.balanceCents - a.balanceCents)
      .slice(0, quantity),
  );
  for (const { giftCardId, balanceCents, isActive } of chosen) {
    const row = { refundId, giftCardId, amountCents: balanceCents, wasActive: isActive };
    await tenant.insertInto('refundGiftCards').values(row).execute();
    await addLedgerEntry(
      tenant,
      {
        entryId: services.createId(),
        giftCardId,
        kind: 'adjusted',
        amountCents: -balanceCents,
        key: `withdraw.${refundId}`,
        reason: 'The order that bought it was refunded.',
      },
      now,
    );
    await setActive(tenant, giftCardId, false);
  }
  return chosen.length;
}

/**
 * Gives the gift cards of a refund that failed their balance back.
 *
 * @returns The number of cards.
 */
export async function restoreGiftCards(
  { tenant, services, now }: RefundScope,
  refundId: string,
): Promise<number> {
  const taken = await tenant
    .selectFrom('refundGiftCards')
    .where('refundId', '=', refundId)
    .orderBy('giftCardId')
    .select(['giftCardId', 'amountCents', 'wasActive'])
    .execute();
  await lockGiftCards(
    tenant,
    taken.map(({ giftCardId }) => giftCardId),
  );
  for (const { giftCardId, amountCents, wasActive } of taken) {
    await addLedgerEntry(
      tenant,
      {
        entryId: services.createId(),
        giftCardId,
        kind: 'adjusted',
        amountCents,
        key: `restore.${refundId}`,
        reason: 'The refund of the order that bought it failed.',
      },
      now,
    );
    await setActive(tenant, giftCardId, wasActive);
  }
  return taken.length;
}

const setActive = (tenant: Tenant, giftCardId: string, isActive: boolean) =>
  tenant.updateTable('giftCards').set({ isActive }).where('giftCardId', '=', giftCardId).execute();
