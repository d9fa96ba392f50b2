import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { downloadInvariants } from '../../platform/invariants/download-invariants.ts';
import { fulfillmentInvariants } from '../../platform/invariants/fulfillment-invariants.ts';
import { giftCardInvariants } from '../../platform/invariants/gift-card-invariants.ts';
import { orderInvariants } from '../../platform/invariants/order-invariants.ts';
import { refundInvariants } from '../../platform/invariants/refund-invariants.ts';
import { stockInvariants } from '../../platform/invariants/stock-invariants.ts';
import { compareGiftCards, compareMoney } from './compare-money.ts';
import { compareOrders } from './compare-orders.ts';
import { compareStock } from './compare-stock.ts';
import type { ModelShop } from './model-shop.ts';
import { readBooks, type Books } from './read-books.ts';

/** The rules about commerce that the database can verify, in one statement. */
const rules = [
  ...stockInvariants,
  ...orderInvariants,
  ...fulfillmentInvariants,
  ...giftCardInvariants,
  ...downloadInvariants,
  ...refundInvariants,
];
const allBreaches = sql<{ breach: string }>`${sql.join(
  rules.map(
    ({ name, breaches }) =>
      sql`select ${sql.lit(name)} || ' of ' || subject || ': ' || detail as breach from (${breaches}) as breaches`,
  ),
  sql` union all `,
)}`;

const readBreaches = async (tenant: Tenant): Promise<string[]> =>
  (await allBreaches.execute(tenant)).rows.map(({ breach }) => breach);

/**
 * Everything that contradicts the rules of the database, what buyers saw, what Stripe and the test provider did, and
 * what the owner asked for. After `isSettled`, nothing is on its way any more.
 */
export async function findDifferences(
  shop: ModelShop,
  isSettled: boolean,
): Promise<{ readonly differences: readonly string[]; readonly books: Books }> {
  const { breaches, books } = await shop.site.inTenant(async (tenant) => ({
    breaches: await readBreaches(tenant),
    books: await readBooks(tenant),
  }));
  shop.orderIds = books.orders.map(({ orderId }) => orderId);
  const differences = [
    ...shop.errors.splice(0),
    ...breaches,
    ...compareOrders(shop, books),
    ...compareStock(shop, books),
    ...compareMoney(shop, books, isSettled),
    ...compareGiftCards(shop, books),
  ];
  return { differences, books };
}
