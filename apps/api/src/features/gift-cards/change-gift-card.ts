import { changeGiftCard } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { readWithLedger } from './gift-card-with-ledger.ts';
import { setGiftCardActive } from './gift-cards.queries.ts';

export const changeGiftCardRoute = tenantRoute(
  changeGiftCard,
  ownerWrites('giftcards.issue'),
  async ({ tenant, params: { giftCardId }, body: { isActive }, now }) =>
    (await setGiftCardActive(tenant, giftCardId, isActive))
      ? readWithLedger(tenant, giftCardId, now)
      : err('notFound'),
);
