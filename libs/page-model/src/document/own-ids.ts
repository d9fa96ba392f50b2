import { section, type PageDocument } from '@sitewright/contracts/entities';

const isId = (id: unknown): id is string => section.shape.id.safeParse(id).success;

/** Gives each element its first valid and unused id, otherwise a generated one: deterministic for the same document. */
export function giveIds(): (...wanted: readonly unknown[]) => string {
  const taken = new Set<unknown>();
  let count = 0;
  return (...wanted) => {
    let id = wanted.find((each) => isId(each) && !taken.has(each));
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
