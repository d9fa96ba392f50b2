import { addGiftCardEntry, type GiftCardEntry } from '@sitewright/commerce/gift-card';
import { adjustGiftCard } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { readWithLedger } from './gift-card-with-ledger.ts';
import { addLedgerEntry, listLedger, lockGiftCards } from './ledger.queries.ts';

const messages = {
  invalidAmount: 'Enter an amount other than 0.',
  insufficientBalance: 'This is more than the balance of the card.',
  exceedsRedemption: 'This is more than was redeemed.',
} as const;

export const adjustGiftCardRoute = tenantRoute(
  adjustGiftCard,
  ownerWrites('giftcards.issue'),
  async ({ tenant, params: { giftCardId }, body, actor, services, now }) => {
    const card = (await lockGiftCards(tenant, [giftCardId])).get(giftCardId);
    if (card === undefined || actor.kind !== 'account') return err('notFound');
    const { amountCents, reason } = body;
    const key = `adjust.${body.key}`;
    const entries: readonly GiftCardEntry[] = await listLedger(tenant, giftCardId);
    const adjusted = addGiftCardEntry(entries, { kind: 'adjusted', amountCents, key });
    if (typeof adjusted === 'string')
      return err('invalidRequest', { errors: { amountCents: messages[adjusted] } });
    if (adjusted !== entries) {
      const entry = { entryId: services.createId(), giftCardId, amountCents, key, reason };
      const author = actor.displayName;
      await addLedgerEntry(tenant, { ...entry, kind: 'adjusted', author }, now);
    }
    return readWithLedger(tenant, giftCardId, now);
  },
);
