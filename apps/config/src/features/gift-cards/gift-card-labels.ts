import type { GiftCardStatus, StoreGiftCardEntry } from '@sitewright/contracts/entities';
import type { StoreTextKey } from '../../texts/store-text.ts';

/** The names of the statuses. */
export const giftCardStatusKeys = {
  active: 'store.cardActive',
  scheduled: 'store.cardScheduled',
  empty: 'store.cardUsedUp',
  inactive: 'store.cardInactive',
  expired: 'store.cardExpired',
} as const satisfies Record<GiftCardStatus, StoreTextKey>;

/** The colors of the statuses. */
export const giftCardStatusTones = {
  active: 'success',
  scheduled: 'accent',
  empty: 'quiet',
  inactive: 'quiet',
  expired: 'quiet',
} as const satisfies Record<GiftCardStatus, string>;

/** The names of ledger entries. */
export const entryKeys = {
  issued: 'store.entryIssued',
  redeemed: 'store.entryRedeemed',
  released: 'store.entryReleased',
  refunded: 'store.entryRefunded',
  adjusted: 'store.entryAdjusted',
} as const satisfies Record<StoreGiftCardEntry['kind'], StoreTextKey>;

/** What is shown of a code. */
export const codeLabel = (codeEnd: string): string => `•••• ${codeEnd}`;
