import type { StoreGiftCard, StoreGiftCardEntry } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { findGiftCard, listEntries } from './gift-cards.queries.ts';

/** A gift card with its ledger, newest entry first. */
export async function readWithLedger(
  tenant: Tenant,
  giftCardId: string,
  now: Date,
): Promise<(StoreGiftCard & { readonly entries: StoreGiftCardEntry[] }) | ErrorResult> {
  const giftCard = await findGiftCard(tenant, giftCardId, now);
  if (giftCard === null) return err('notFound');
  return { ...giftCard, entries: await listEntries(tenant, giftCardId) };
}
