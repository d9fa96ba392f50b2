import type { Tenant } from '../../platform/database/index.ts';
import { listPayingGiftCards, lockGiftCards } from './ledger.queries.ts';

/** A gift card that an order bought and no refund has taken back. */
export interface BoughtGiftCard {
  readonly giftCardId: string;
  readonly lineId: string;
  readonly balanceCents: number;
  readonly isActive: boolean;
}

const boughtBy = (tenant: Tenant, orderId: string) =>
  tenant
    .selectFrom('giftCards')
    .where('orderId', '=', orderId)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('refundGiftCards as taken')
            .innerJoin('refunds', (join) =>
              join
                .onRef('refunds.websiteId', '=', 'taken.websiteId')
                .onRef('refunds.refundId', '=', 'taken.refundId'),
            )
            .where('taken.websiteId', '=', tenant.websiteId)
            .where('taken.giftCardId', '=', ref('giftCards.giftCardId'))
            .where('refunds.state', '<>', 'failed')
            .select('taken.refundId'),
        ),
      ),
    )
    .orderBy('giftCardId')
    .select(['giftCardId', 'lineId', 'balanceCents', 'isActive']);

type Row = Omit<BoughtGiftCard, 'lineId'> & { readonly lineId: string | null };

const withLine = (rows: readonly Row[]): BoughtGiftCard[] =>
  rows.flatMap(({ lineId, ...row }) => (lineId === null ? [] : [{ ...row, lineId }]));

/** The gift cards of an order that its refunds have not taken back. */
export const listBoughtGiftCards = async (
  tenant: Tenant,
  orderId: string,
): Promise<BoughtGiftCard[]> => withLine(await boughtBy(tenant, orderId).execute());

/**
 * The same. Locks these cards and those that paid the order in the order of their ids, so that the balances stay until
 * the transaction ends: a refund takes from the ones and credits the others, and a checkout may pay with both. Lock the
 * numbers of credit notes before.
 */
export async function lockGiftCardsOfOrder(
  tenant: Tenant,
  orderId: string,
): Promise<BoughtGiftCard[]> {
  const bought = await boughtBy(tenant, orderId).execute();
  const paying = await listPayingGiftCards(tenant, [orderId]);
  await lockGiftCards(tenant, [...bought.map(({ giftCardId }) => giftCardId), ...paying]);
  // Read again, now that nobody else can change them.
  return withLine(await boughtBy(tenant, orderId).execute());
}
