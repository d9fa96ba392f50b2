import type { GiftCardStatus, StoreGiftCardEntry } from '@sitewright/contracts/entities';

/** The names of the statuses. */
export const giftCardStatusLabels: Readonly<Record<GiftCardStatus, string>> = {
  active: 'Active',
  scheduled: 'Scheduled',
  empty: 'Used up',
  inactive: 'Inactive',
  expired: 'Expired',
};

/** The colors of the statuses. */
export const giftCardStatusTones = {
  active: 'success',
  scheduled: 'accent',
  empty: 'quiet',
  inactive: 'quiet',
  expired: 'quiet',
} as const satisfies Record<GiftCardStatus, string>;

/** The names of ledger entries. */
export const entryLabels: Readonly<Record<StoreGiftCardEntry['kind'], string>> = {
  issued: 'Issued',
  redeemed: 'Redeemed',
  released: 'Returned, order canceled',
  refunded: 'Refunded',
  adjusted: 'Adjusted',
};

/** What is shown of a code. */
export const codeLabel = (codeEnd: string): string => `•••• ${codeEnd}`;
