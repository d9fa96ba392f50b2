import { readGiftCard } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readWithLedger } from './gift-card-with-ledger.ts';

export const readGiftCardRoute = tenantRoute(
  readGiftCard,
  ownerReads('giftcards.issue'),
  ({ tenant, params: { giftCardId }, now }) => readWithLedger(tenant, giftCardId, now),
);
