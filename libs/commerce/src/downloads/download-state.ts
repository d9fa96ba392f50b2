/** What decides whether a file of an order can be downloaded. */
export interface DownloadFacts {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  /** Everything that was paid for the order was refunded. */
  readonly isRefunded: boolean;
  /** The pieces of the line, and how many of them were refunded. Refunds that are pending count. */
  readonly quantity: number;
  readonly refundedQuantity: number;
  /** Null: never. */
  readonly expiresAt: Date | null;
  readonly used: number;
  /** Null: without a limit. */
  readonly maxDownloads: number | null;
}

export type DownloadState = 'ready' | 'usedUp' | 'expired' | 'revoked';

/** The state of a file of an order. A refund that failed gives the file back, because nothing is stored. */
export function downloadStateOf(facts: DownloadFacts, now: Date): DownloadState {
  const { isPaid, isCanceled, isRefunded, quantity, refundedQuantity } = facts;
  if (!isPaid || isCanceled || isRefunded || refundedQuantity >= quantity) return 'revoked';
  const { expiresAt, used, maxDownloads } = facts;
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxDownloads !== null && used >= maxDownloads ? 'usedUp' : 'ready';
}

/** How many downloads are left; null without a limit. */
export const downloadsLeft = ({
  used,
  maxDownloads,
}: Pick<DownloadFacts, 'used' | 'maxDownloads'>): number | null =>
  maxDownloads === null ? null : Math.max(0, maxDownloads - used);
