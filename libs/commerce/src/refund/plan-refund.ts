import type { LineQuantity } from '@sitewright/contracts/entities';
import { giftCardPiecesCents, refundablePieces, spentGiftCardCents } from './gift-card-pieces.ts';
import { pieceShareCents } from './piece-share.ts';
import type { RefundableLine } from './refundable-line.ts';

/** An order, as far as refunds need it. Amounts in minor units. */
export interface RefundableOrder {
  readonly lines: readonly RefundableLine[];
  readonly grandTotalCents: number;
  readonly refundedShippingCents: number;
  /** What was paid and not refunded yet. */
  readonly refundableCents: number;
}

/** What to refund: pieces of lines, shipping, and an amount for anything else. */
export interface RefundWish {
  readonly lines: readonly LineQuantity[];
  readonly shippingCents: number;
  readonly otherCents: number;
}

/** The part of a refund for one line. */
export interface RefundedLine extends LineQuantity {
  readonly amountCents: number;
  /** The part of `amountCents`, or of the prices in it, that is tax. */
  readonly taxCents: number;
}

/** A refund, computed from the amounts of its order. `amountCents` is the sum of its parts. */
export interface RefundPlan {
  readonly lines: readonly RefundedLine[];
  readonly shippingCents: number;
  /** Negative if less than the lines are worth is left to refund. */
  readonly otherCents: number;
  readonly amountCents: number;
}

/** Why a refund is not possible. */
export type RefundError =
  | 'nothing'
  | 'unknownLine'
  | 'tooManyPieces'
  | 'tooMuchShipping'
  | 'tooMuch'
  /** The gift cards that were bought are spent, in whole or in part. */
  | 'giftCardSpent';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The shipping cost that can still be refunded, with its tax: what the order costs beyond its lines. */
export const refundableShippingCents = (order: RefundableOrder): number =>
  order.grandTotalCents -
  sum(order.lines.map(({ totalCents }) => totalCents)) -
  order.refundedShippingCents;

/** What can be refunded at most: what is left of the payment, without what was spent with gift cards of the order. */
export const unspentCents = ({ lines, refundableCents }: RefundableOrder): number =>
  Math.max(0, refundableCents - sum(lines.map(spentGiftCardCents)));

/**
 * The amounts of further pieces of a line: what all refunded pieces are worth together, less what was refunded before.
 * So the pieces of a line add up to its amount, whatever was refunded in which order, and if a refund failed between.
 */
function refundPieces(line: RefundableLine, { lineId, quantity }: LineQuantity): RefundedLine {
  const upTo = line.refundedQuantity + quantity;
  const worth = (cents: number) => pieceShareCents(cents, line.quantity, upTo);
  return {
    lineId,
    quantity,
    amountCents:
      line.giftCardBalances === undefined
        ? Math.max(0, worth(line.totalCents) - line.refundedCents)
        : giftCardPiecesCents(line, quantity),
    taxCents: Math.max(0, worth(line.taxCents) - line.refundedTaxCents),
  };
}

/**
 * Computes a refund from the amounts of its order: each piece at its price less its discounts, with its tax. Refunding
 * every line in pieces and the shipping equals the total of the order.
 */
export function planRefund(order: RefundableOrder, wish: RefundWish): RefundPlan | RefundError {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  const lines: RefundedLine[] = [];
  for (const chosen of wish.lines) {
    const line = byId.get(chosen.lineId);
    if (line === undefined) return 'unknownLine';
    if (chosen.quantity < 1) return 'nothing';
    if (line.refundedQuantity + chosen.quantity > line.quantity) return 'tooManyPieces';
    if (chosen.quantity > refundablePieces(line)) return 'giftCardSpent';
    lines.push(refundPieces(line, chosen));
    byId.delete(chosen.lineId);
  }
  const { shippingCents, otherCents } = wish;
  if (shippingCents > refundableShippingCents(order)) return 'tooMuchShipping';
  const amountCents = sum(lines.map((line) => line.amountCents)) + shippingCents + otherCents;
  if (amountCents > order.refundableCents) return 'tooMuch';
  if (amountCents > unspentCents(order)) return 'giftCardSpent';
  if (amountCents <= 0 && lines.length === 0) return 'nothing';
  return { lines, shippingCents, otherCents, amountCents };
}

/**
 * The refund of everything that is left: all pieces, the shipping, and exactly what was paid and not refunded. Gift cards
 * of the order that were spent are not refunded.
 */
export function planFullRefund(order: RefundableOrder): RefundPlan {
  const lines = order.lines
    .filter((line) => refundablePieces(line) > 0)
    .map((line) => refundPieces(line, { lineId: line.id, quantity: refundablePieces(line) }));
  const shippingCents = Math.max(0, refundableShippingCents(order));
  const amountCents = unspentCents(order);
  const otherCents = amountCents - shippingCents - sum(lines.map((line) => line.amountCents));
  return { lines, shippingCents, otherCents, amountCents };
}
