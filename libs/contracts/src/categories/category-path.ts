import type { CategoryParents } from './category-parents.ts';

/** The names above a category, from the top, and its own name. Ends where parents would repeat. */
export function categoryPath(name: string, parents: CategoryParents): readonly string[] {
  const path = [name];
  for (let next = parents.get(name); next !== undefined; next = parents.get(next)) {
    if (path.includes(next)) break;
    path.unshift(next);
  }
  return path;
}

const separator = ' > ';

/** The path of a category as people read it, such as `Kitchen > Mugs`. */
export const formatCategoryPath = (name: string, parents: CategoryParents): string =>
  categoryPath(name, parents).join(separator);
