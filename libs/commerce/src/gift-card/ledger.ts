/** Why the balance of a gift card changes. */
export const giftCardEntryKinds = [
  'issued',
  'redeemed',
  'released',
  'refunded',
  'adjusted',
] as const;
/** A kind of ledger entry. */
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

/** One change of a gift card's balance, in minor units. Entries are added and never changed. */
export interface GiftCardEntry {
  readonly kind: GiftCardEntryKind;
  /** Negative for a redemption, any but 0 for an adjustment, else positive. */
  readonly amountCents: number;
  /** The order that redeemed it or was refunded. */
  readonly orderId?: string | undefined;
  /** An entry with a key counts once, however often it is requested. */
  readonly key?: string | undefined;
}

/** Why an entry cannot be added. */
export type GiftCardEntryError = 'invalidAmount' | 'insufficientBalance' | 'exceedsRedemption';

/** The balance of a gift card: the sum of its entries. */
export const giftCardBalance = (entries: readonly GiftCardEntry[]): number =>
  entries.reduce((balance, { amountCents }) => balance + amountCents, 0);

/** What an order has taken from a gift card and not got back: as much can be refunded to the card. */
export const redeemedCents = (entries: readonly GiftCardEntry[], orderId: string): number =>
  Math.max(
    0,
    -giftCardBalance(
      entries.filter((entry) => entry.orderId === orderId && entry.kind !== 'issued'),
    ),
  );

/**
 * The ledger with one more entry, or why it cannot be added. The balance is never below zero, and no order gets back more
 * than it redeemed. An entry whose key is in the ledger returns the ledger unchanged.
 */
export function addGiftCardEntry(
  entries: readonly GiftCardEntry[],
  entry: GiftCardEntry,
): readonly GiftCardEntry[] | GiftCardEntryError {
  const { kind, amountCents, orderId, key } = entry;
  if (key !== undefined && entries.some((other) => other.key === key)) return entries;
  const hasValidSign = kind === 'adjusted' || (kind === 'redeemed') === amountCents < 0;
  if (!Number.isSafeInteger(amountCents) || amountCents === 0 || !hasValidSign)
    return 'invalidAmount';
  if (giftCardBalance(entries) + amountCents < 0) return 'insufficientBalance';
  const isReturn = kind === 'released' || kind === 'refunded';
  if (isReturn && amountCents > redeemedCents(entries, orderId ?? '')) return 'exceedsRedemption';
  return [...entries, entry];
}

/** A refund to the gift card that paid an order. */
export interface GiftCardCredit {
  readonly orderId: string;
  /** In minor units; at most what the order took from the card and did not get back. */
  readonly amountCents: number;
  /** The same refund has the same key. */
  readonly key: string;
}

/** The ledger after a refund, or why it is not possible. */
export const creditGiftCard = (
  entries: readonly GiftCardEntry[],
  { orderId, amountCents, key }: GiftCardCredit,
): readonly GiftCardEntry[] | GiftCardEntryError =>
  addGiftCardEntry(entries, { kind: 'refunded', amountCents, orderId, key });
