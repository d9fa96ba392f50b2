import type { Block } from '@sitewright/contracts/entities';

/** More than the number of blocks in any section. */
const step = 100;

/**
 * The z-index of blocks by id. Overlapping blocks without an explicit layer are in reading order; where the document
 * order differs, each gets an explicit layer.
 */
export function layersOf(
  read: readonly Block[],
  drawn: readonly Block[],
): ReadonlyMap<string, number | undefined> {
  const isSame = read.every(({ id }, index) => drawn[index]?.id === id);
  return new Map(
    read.map(({ id, layer }, index) => [id, isSame ? layer : (layer ?? 0) * step + index]),
  );
}
