import { pieceShareCents } from './piece-share.ts';
import type { RefundableLine } from './refundable-line.ts';

/** A gift card of a line that no refund has taken back. Amounts in minor units. */
interface GiftCardPiece {
  /** What was paid for it. */
  readonly shareCents: number;
  readonly balanceCents: number;
}

const shareOfPiece = (cents: number, quantity: number, piece: number): number =>
  pieceShareCents(cents, quantity, piece) - pieceShareCents(cents, quantity, piece - 1);

/** The cards of a line that can still be refunded; the fullest are refunded first. */
function listPieces(line: RefundableLine): GiftCardPiece[] {
  const { quantity, totalCents, refundedQuantity, giftCardBalances = [] } = line;
  const balances = giftCardBalances.toSorted((a, b) => b - a);
  return Array.from({ length: quantity - refundedQuantity }, (_, index) => ({
    shareCents: shareOfPiece(totalCents, quantity, refundedQuantity + index + 1),
    balanceCents: balances[index] ?? 0,
  }));
}

/** The number of pieces of a line that can be refunded: gift cards only while there is money on them. */
export const refundablePieces = (line: RefundableLine): number =>
  line.giftCardBalances === undefined
    ? line.quantity - line.refundedQuantity
    : listPieces(line).filter(({ balanceCents }) => balanceCents > 0).length;

/** What pieces of a line of gift cards are worth: what was paid, at most what is left on each card. */
export function giftCardPiecesCents(line: RefundableLine, quantity: number): number {
  const worth = listPieces(line)
    .slice(0, quantity)
    .reduce((sum, piece) => sum + Math.min(piece.shareCents, piece.balanceCents), 0);
  return Math.min(worth, line.totalCents - line.refundedCents);
}

/** The part of a line that is never refunded, because its gift cards were spent. */
export function spentGiftCardCents(line: RefundableLine): number {
  if (line.giftCardBalances === undefined) return 0;
  const { totalCents, quantity, refundedQuantity, refundedCents } = line;
  const refundedWorth = pieceShareCents(totalCents, quantity, refundedQuantity);
  return listPieces(line).reduce(
    (sum, piece) => sum + Math.max(0, piece.shareCents - piece.balanceCents),
    Math.max(0, refundedWorth - refundedCents),
  );
}
