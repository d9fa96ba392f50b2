import type { Block } from '@sitewright/contracts/entities';

/** Distance between explicit layers: more than the number of blocks in any section. */
const layerStep = 100;

/**
 * The z-index of blocks by id. Overlapping blocks without an explicit layer are in reading order; where the document
 * order differs, each gets an explicit layer.
 */
export function layersOf(
  readingOrder: readonly Block[],
  documentOrder: readonly Block[],
): ReadonlyMap<string, number | undefined> {
  const isSame = readingOrder.every(({ id }, index) => documentOrder[index]?.id === id);
  return new Map(
    readingOrder.map(({ id, layer }, index) => [
      id,
      isSame ? layer : (layer ?? 0) * layerStep + index,
    ]),
  );
}
