import type { CategoryParents } from './category-parents.ts';

/** A category and all that are below it. The SQL function `categories_below` is the same rule. */
export function categoriesBelow(category: string, parents: CategoryParents): ReadonlySet<string> {
  const below = new Set([category]);
  // Also visits the names that are added meanwhile.
  for (const name of below)
    for (const [child, parent] of parents) if (parent === name) below.add(child);
  return below;
}
