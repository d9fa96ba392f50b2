/** The designs of the engine. Block data uses other names: `toEngineDesign` converts them. */
export const engineDesigns = [
  'base',
  'stacked',
  'strip',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;

/** A design of the engine. */
export type EngineDesign = (typeof engineDesigns)[number];

/** Designs that show one position at a time, which an index controls. */
export const indexedDesigns = ['stacked', 'strip', 'carousel'] as const;

/** A design with an index, and therefore with previous, next, autoplay, keys and swipe. */
export type IndexedDesign = (typeof indexedDesigns)[number];

/** Whether a design shows one position at a time. */
export function isIndexedDesign(design: EngineDesign): design is IndexedDesign {
  return (indexedDesigns as readonly EngineDesign[]).includes(design);
}

/** Whether a value names a design of the engine. */
export function isEngineDesign(name: unknown): name is EngineDesign {
  return engineDesigns.some((design) => design === name);
}

/** Validates a design; an unknown name is a bug of the caller and throws `RangeError`. */
export function assertEngineDesign(name: string): asserts name is EngineDesign {
  if (!isEngineDesign(name)) throw new RangeError(`Unknown gallery design "${name}".`);
}
