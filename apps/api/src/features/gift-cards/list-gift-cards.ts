import { listGiftCards } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countGiftCards, giftCardLiability, listGiftCardRows } from './gift-cards.queries.ts';

export const listGiftCardsRoute = tenantRoute(
  listGiftCards,
  ownerReads('giftcards.issue'),
  async ({ tenant, query: { status, search, cursor, limit }, now }) => {
    const filter = { status, search, now };
    const rows = await listGiftCardRows(tenant, { ...filter, below: cursor, limit: limit + 1 });
    const page = toPaged({
      rows,
      limit,
      total: await countGiftCards(tenant, filter),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
    return { ...page, liabilityCents: await giftCardLiability(tenant, now) };
  },
);
