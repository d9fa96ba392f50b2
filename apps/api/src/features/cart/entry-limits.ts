import type { EntryRow } from './offered.queries.ts';

/** The maximum number of entries in a cart that are not merged by product: with answers, and gift cards. */
const maxSeparateEntries = 100;

/** Whether a cart with these entries can have no further entry with answers. */
export const hasMaxAnswered = (entries: readonly Pick<EntryRow, 'answers'>[]): boolean =>
  entries.filter(({ answers }) => answers !== null).length >= maxSeparateEntries;

/** Whether a cart with these entries can have no further gift card. */
export const hasMaxGiftCards = (entries: readonly Pick<EntryRow, 'giftCard'>[]): boolean =>
  entries.filter(({ giftCard }) => giftCard !== null).length >= maxSeparateEntries;
