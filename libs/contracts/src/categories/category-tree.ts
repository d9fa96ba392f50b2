import type { CategoryParents } from './category-parents.ts';
import { categoryPath } from './category-path.ts';

/** A category with those that are in it. */
export interface CategoryBranch {
  readonly name: string;
  readonly children: readonly CategoryBranch[];
}

/** A category in a list of a tree. */
export interface CategoryLine {
  readonly name: string;
  /** How many categories it is in: 0 to 2. */
  readonly depth: number;
}

/** Whether a category would be in itself. */
const isInCycle = (name: string, parents: CategoryParents): boolean => {
  const top = categoryPath(name, parents)[0] as string;
  return parents.get(top) === name;
};

/**
 * The tree of these categories and of all that they are in, each level in alphabetical order. Each name has one branch,
 * also if parents repeat.
 */
export function createCategoryTree(
  names: readonly string[],
  parents: CategoryParents,
): readonly CategoryBranch[] {
  const all = new Set(names.flatMap((name) => categoryPath(name, parents)));
  const childrenOf = new Map<string | undefined, string[]>();
  for (const name of all) {
    const parent = isInCycle(name, parents) ? undefined : parents.get(name);
    const siblings = childrenOf.get(parent);
    if (siblings === undefined) childrenOf.set(parent, [name]);
    else siblings.push(name);
  }
  const branches = (parent: string | undefined): readonly CategoryBranch[] =>
    (childrenOf.get(parent) ?? []).toSorted().map((name) => ({ name, children: branches(name) }));
  return branches(undefined);
}

/** All categories of a tree in its order. */
export const listCategoryTree = (
  branches: readonly CategoryBranch[],
  depth = 0,
): readonly CategoryLine[] =>
  branches.flatMap(({ name, children }) => [
    { name, depth },
    ...listCategoryTree(children, depth + 1),
  ]);
