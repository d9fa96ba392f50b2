import type { CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';

/** What the price of shipping depends on: the physical lines of a cart. */
export interface Shipment {
  readonly grams: number;
  /** The amount of the goods after discounts, in minor units. */
  readonly goodsCents: number;
  readonly pieces: number;
}

/**
 * The shipment of a cart; undefined if nothing is shipped.
 *
 * @param netCents The amount of each line after discounts, in the order of the lines.
 */
export function shipmentOf(
  lines: readonly CartLine[],
  netCents: readonly number[],
): Shipment | undefined {
  const shipped = lines.flatMap((line, index) =>
    line.kind === 'physical' ? [{ line, net: netCents[index] ?? 0 }] : [],
  );
  if (shipped.length === 0) return undefined;
  return {
    grams: sum(shipped.map(({ line }) => (line.weightGrams ?? 0) * line.quantity)),
    goodsCents: sum(shipped.map(({ net }) => net)),
    pieces: sum(shipped.map(({ line }) => line.quantity)),
  };
}
