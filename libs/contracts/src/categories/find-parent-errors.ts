import { maxCategoryLevels, toCategoryParents, type CategoryEntry } from './category-parents.ts';
import { categoryPath } from './category-path.ts';

/** Why a category cannot have a parent. */
export const categoryParentErrors = {
  itself: 'A category cannot be in itself. Choose another one.',
  cycle: 'These categories would be in each other. Choose another one.',
  tooManyLevels: `Categories have ${maxCategoryLevels} levels at most. Choose one that is higher.`,
  repeatedName: 'This category has two parents. Choose one.',
} as const;

export type CategoryParentError = keyof typeof categoryParentErrors;

/** The error of each entry of a set of categories that has one, by its index. Every category exists by being an entry. */
export function findParentErrors(
  entries: readonly CategoryEntry[],
): ReadonlyMap<number, CategoryParentError> {
  const parents = toCategoryParents(entries);
  const names = new Set<string>();
  const errors = new Map<number, CategoryParentError>();
  for (const [index, { name, parent }] of entries.entries()) {
    const path = categoryPath(name, parents);
    if (name === parent) errors.set(index, 'itself');
    else if (names.has(name)) errors.set(index, 'repeatedName');
    else if (parents.get(path[0] as string) === name) errors.set(index, 'cycle');
    else if (path.length > maxCategoryLevels) errors.set(index, 'tooManyLevels');
    names.add(name);
  }
  return errors;
}
