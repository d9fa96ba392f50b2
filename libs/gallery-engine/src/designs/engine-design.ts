/** The designs of the engine (specification §4, Design mapping). */
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

/** A design that the engine can lay out. */
export type EngineDesign = (typeof engineDesigns)[number];

/** Designs that show one position at a time and are moved by an index. */
export const indexedDesigns = ['stacked', 'strip', 'carousel'] as const;

/** A design with an index, and so with previous, next, autoplay, keys and swipe. */
export type IndexedDesign = (typeof indexedDesigns)[number];

/** Whether a design shows one position at a time. */
export function isIndexedDesign(design: EngineDesign): design is IndexedDesign {
  return (indexedDesigns as readonly EngineDesign[]).includes(design);
}

/** Takes the name of a design; an unknown one is a bug of the caller and throws. */
export function requireEngineDesign(name: string): EngineDesign {
  const design = engineDesigns.find((known) => known === name);
  if (!design) throw new RangeError(`Unknown gallery design "${name}".`);
  return design;
}
