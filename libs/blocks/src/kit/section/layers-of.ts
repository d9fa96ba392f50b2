import type { Block } from '@sitewright/contracts/entities';

/** No section has as many blocks. */
const step = 100;

/**
 * What lies over what, by block id. Blocks that overlap lie in reading order wherever they have no layer of their own;
 * where they are drawn in another order, which would decide otherwise, each is told its place.
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
