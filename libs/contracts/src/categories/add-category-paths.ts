import {
  maxCategoryLevels,
  type CategoryParent,
  type CategoryParents,
} from './category-parents.ts';
import { categoryPath } from './category-path.ts';

/** What paths add to the parents, and what they would change about them. */
export interface AddedPaths {
  readonly added: readonly CategoryParent[];
  /** Parents that the paths have and the categories do not get. */
  readonly rejected: readonly CategoryParent[];
}

const levelsBelow = (name: string, parents: CategoryParents): number =>
  Math.max(
    ...[...parents.keys()].map((below) => {
      const path = categoryPath(below, parents);
      return path.includes(name) ? path.length - path.indexOf(name) : 1;
    }),
    1,
  );

/**
 * Gives the categories of paths, which begin at the top, their parents. A category that has another parent stays where
 * it is.
 */
export function addCategoryPaths(
  paths: readonly (readonly string[])[],
  parents: CategoryParents,
): AddedPaths {
  const next = new Map(parents);
  const added: CategoryParent[] = [];
  const rejected: CategoryParent[] = [];
  const steps = paths.flatMap((path) =>
    path.slice(1).map((name, index) => ({ name, parent: path[index] as string })),
  );
  for (const { name, parent } of steps) {
    if (next.get(name) === parent) continue;
    const above = categoryPath(parent, next);
    const fits = above.length + levelsBelow(name, next) <= maxCategoryLevels;
    const isFree = !next.has(name) && !above.includes(name);
    if (isFree && fits) {
      next.set(name, parent);
      added.push({ name, parent });
    } else rejected.push({ name, parent });
  }
  return { added, rejected };
}
