import type { Route } from '../../platform/routing/define-route.ts';
import { adjustGiftCardRoute } from './adjust-gift-card.ts';
import { changeGiftCardRoute } from './change-gift-card.ts';
import { readGiftCardSettingsRoute, writeGiftCardSettingsRoute } from './gift-card-settings.ts';
import { issueGiftCardRoute } from './issue-gift-card-route.ts';
import { listGiftCardsRoute } from './list-gift-cards.ts';
import { readGiftCardRoute } from './read-gift-card.ts';
import { resendGiftCardRoute } from './resend-gift-card.ts';

/** The gift cards of a store, for its owner. */
export const giftCardRoutes: readonly Route[] = [
  listGiftCardsRoute,
  issueGiftCardRoute,
  readGiftCardRoute,
  adjustGiftCardRoute,
  changeGiftCardRoute,
  resendGiftCardRoute,
  readGiftCardSettingsRoute,
  writeGiftCardSettingsRoute,
];
