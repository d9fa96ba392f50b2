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
  const names = [label, name].map((text) => text.toLowerCase());
  if (names.some((text) => text.startsWith(search))) return 3;
  if (names.some((text) => text.includes(search))) return 2;
  return keywords.some((keyword) => keyword.toLowerCase().includes(search)) ? 1 : 0;
}

/** The block types that match a search: categories in menu order, the best matches of each first. */
export function searchBlocks(
  blocks: readonly BlockDefinition[],
  search: string,
): readonly BlockGroup[] {
  const query = search.trim().toLowerCase();
  return blockCategories
    .map((category) => ({
      category,
      blocks: blocks
        .filter((block) => block.category === category && rank(block, query) > 0)
        .toSorted((a, b) => rank(b, query) - rank(a, query)),
    }))
    .filter((group) => group.blocks.length > 0);
}
