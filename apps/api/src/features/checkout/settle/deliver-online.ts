import { grantDownloads, type GrantScope } from '../../downloads/public.ts';
import { issueOrderedGiftCards } from '../../gift-cards/public.ts';
import { recordOnlineFulfillments } from '../../orders/public.ts';

/**
 * Delivers what paid orders bought online: issues their gift cards, grants their files and records that these lines are
 * fulfilled. Once per order, however often its payment is reported. The caller has locked the orders and stored that they
 * are paid.
 */
export async function deliverOnline(scope: GrantScope, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const { tenant, services, now } = scope;
  const { createId, settings } = services;
  const issueScope = { tenant, secret: settings.secret, createId, now };
  const withGiftCards = await issueOrderedGiftCards(issueScope, orderIds);
  const withFiles = await grantDownloads(scope, orderIds);
  await recordOnlineFulfillments(scope, [...new Set([...withGiftCards, ...withFiles])], 'paid');
}
