/** The levels of categories: a category, those in it, and those in these. */
export const maxCategoryLevels = 3;

/** A category and the one that it is in; null: none. */
export interface CategoryEntry {
  readonly name: string;
  readonly parent: string | null;
}

/** A category that is in another one. */
export interface CategoryParent extends CategoryEntry {
  readonly parent: string;
}

/** The parent of each category that has one. */
export type CategoryParents = ReadonlyMap<string, string>;

export const toCategoryParents = (entries: readonly CategoryEntry[]): CategoryParents =>
  new Map(entries.flatMap(({ name, parent }) => (parent === null ? [] : [[name, parent]])));
