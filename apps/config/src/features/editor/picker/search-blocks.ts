import {
  blockCategories,
  type BlockCategory,
  type BlockDefinition,
} from '@sitewright/blocks/schema';

/** Block types of one category, for the picker. */
export interface BlockGroup {
  readonly category: BlockCategory;
  readonly blocks: readonly BlockDefinition[];
}

/** How well a block matches a search: its name before its keywords; 0 for no match. */
function rank({ label, name, keywords = [] }: BlockDefinition, search: string): number {
  const words = [label, name].map((word) => word.toLowerCase());
  if (words.some((word) => word.startsWith(search))) return 3;
  if (words.some((word) => word.includes(search))) return 2;
  return keywords.some((word) => word.toLowerCase().includes(search)) ? 1 : 0;
}

/** The block types that match a search, by category in menu order, best first. */
export function searchBlocks(
  blocks: readonly BlockDefinition[],
  search: string,
): readonly BlockGroup[] {
  const wanted = search.trim().toLowerCase();
  return blockCategories
    .map((category) => ({
      category,
      blocks: blocks
        .filter((block) => block.category === category && rank(block, wanted) > 0)
        .toSorted((one, other) => rank(other, wanted) - rank(one, wanted)),
    }))
    .filter((group) => group.blocks.length > 0);
}
