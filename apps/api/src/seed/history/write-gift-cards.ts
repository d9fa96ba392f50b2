import { issueGiftCard } from '../../features/gift-cards/issue-gift-cards.ts';
import type { DemoGiftCard } from '../demo-history.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';

/** Issues the gift cards of a history as its owner did. Returns their ids by key. */
export async function writeGiftCards(
  history: HistoryScope,
  giftCards: readonly DemoGiftCard[],
): Promise<ReadonlyMap<string, string>> {
  const { currency, ownerName } = history;
  const ids = new Map<string, string>();
  for (const { key, daysAgo, ...wish } of giftCards) {
    const { tenant, services, now } = scopeOf(history, daysAgo);
    const { settings, createId } = services;
    const issued = await issueGiftCard(
      { tenant, secret: settings.secret, createId, now },
      { wish: { ...wish, senderName: ownerName, deliverAt: null }, currency, author: ownerName },
    );
    if (issued !== null) ids.set(key, issued.giftCardId);
  }
  return ids;
}

/** Marks all gift cards as demo data, and those whose date has come as delivered: nobody gets their mails. */
export async function settleGiftCards({ tenant, now }: HistoryScope): Promise<void> {
  await tenant.updateTable('giftCards').set({ isDemo: true }).execute();
  await tenant
    .updateTable('giftCards')
    .set((set) => ({ deliveredAt: set.ref('deliverAt') }))
    .where('deliverAt', '<=', now)
    .execute();
}
