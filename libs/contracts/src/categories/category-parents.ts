/** The levels of categories: a category, those in it, and those in these. */
export const maxCategoryLevels = 3;

/** A category that is in another one. */
export interface CategoryParent {
  readonly name: string;
  readonly parent: string;
}

/** The parent of each category that has one. */
export type CategoryParents = ReadonlyMap<string, string>;

export const toCategoryParents = (entries: readonly CategoryParent[]): CategoryParents =>
  new Map(entries.map(({ name, parent }) => [name, parent]));
