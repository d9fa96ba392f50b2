import { withTenant } from '../../platform/database/index.ts';
import { findHostedSiteOf } from '../../features/mail/public.ts';
import type { Services } from '../../platform/services.ts';
import type { DemoHistory } from '../demo-history.ts';
import { followUpOn } from './follow-up.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';
import { invoicePurchases, payPurchases } from './pay-purchases.ts';
import { placePurchases } from './place-purchases.ts';
import { receiveStock } from './receive-stock.ts';
import { writeCarts } from './write-carts.ts';
import { writeCustomers } from './write-customers.ts';
import { settleGiftCards, writeGiftCards } from './write-gift-cards.ts';
import { writeReviews } from './write-reviews.ts';

async function writeAll(scope: HistoryScope, history: DemoHistory): Promise<void> {
  const { tenant, services } = scope;
  const { purchases, carts } = history;
  const offered = await tenant
    .selectFrom('variants')
    .where('removedAt', 'is', null)
    .select(['sku', 'variantId'])
    .execute();
  const variants = new Map(offered.map(({ sku, variantId }) => [sku, variantId]));
  await receiveStock(scope, purchases);
  const giftCards = await writeGiftCards(scope, history.giftCards);
  const placed = await placePurchases(scope, history, variants, giftCards);
  await payPurchases(scope, placed);
  await invoicePurchases(scope, placed);
  for (const { purchase, attempt } of placed)
    for (const followUp of purchase.followUps ?? []) {
      const at = scopeOf(scope, purchase.daysAgo - followUp.after);
      await followUpOn({ scope: at, attempt, providers: services.providers }, followUp);
    }
  await settleGiftCards(scope);
  await writeCustomers(scope, history);
  await writeReviews(scope, history, placed);
  await writeCarts(scope, carts, variants);
  // Nobody reads these mails; their owner sees them as they would have been sent.
  await tenant.updateTable('outbox').set({ state: 'stored' }).execute();
  // The next real order of a variant that is low notifies its owner.
  await tenant.updateTable('variants').set({ lowStockNotifiedAt: null }).execute();
}

/**
 * Writes the orders, customers, reviews and carts of a demo shop, in one transaction and with the functions that requests
 * use, so that every amount follows from the settings of the shop. Does nothing for a shop that has orders.
 */
export async function writeHistory(
  services: Omit<Services, 'log'>,
  websiteId: string,
  history: DemoHistory,
  ownerName: string,
): Promise<void> {
  const inTenant = <T>(work: (tenant: HistoryScope['tenant']) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null) throw new Error(`There is no website ${websiteId}.`);
  await inTenant(async (tenant) => {
    const website = await tenant
      .selectFrom('websites')
      .select(['currency', 'nextOrderNumber'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await tenant.selectFrom('orders').select('orderId').limit(1).executeTakeFirst()) return;
    const now = services.now();
    const { currency } = website;
    await writeAll({ tenant, site, services, ownerName, currency, now }, history);
  });
  services.revisions.forget(websiteId);
}
