import { section, type PageDocument } from '@sitewright/contracts/entities';

const isId = (id: unknown): id is string => section.shape.id.safeParse(id).success;

/**
 * Returns a function that returns the first valid and unused id of its arguments, otherwise a generated one: the same
 * ids for the same document.
 */
export function createIdAssigner(): (...candidates: readonly unknown[]) => string {
  const taken = new Set<unknown>();
  let count = 0;
  return (...candidates) => {
    let id = candidates.find((candidate) => isId(candidate) && !taken.has(candidate));
    while (id === undefined || taken.has(id)) id = `mended${(count += 1)}`;
    taken.add(id);
    return id as string;
  };
}

/** Whether each section and block has a unique id, and each block is stored under its own. */
export function hasOwnIds({ sections }: PageDocument): boolean {
  const blocks = sections.flatMap(({ layout }) => Object.entries(layout.blocks));
  const ids = [...sections.map(({ id }) => id), ...blocks.map(([id]) => id)];
  return new Set(ids).size === ids.length && blocks.every(([id, block]) => id === block.id);
}
