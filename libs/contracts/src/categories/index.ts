export { addCategoryPaths, type AddedPaths } from './add-category-paths.ts';
export { categoriesBelow } from './categories-below.ts';
export {
  maxCategoryLevels,
  toCategoryParents,
  type CategoryEntry,
  type CategoryParent,
  type CategoryParents,
} from './category-parents.ts';
export { categoryPath, formatCategoryPath } from './category-path.ts';
export {
  createCategoryTree,
  listCategoryTree,
  type CategoryBranch,
  type CategoryLine,
} from './category-tree.ts';
export {
  categoryParentErrors,
  findParentErrors,
  type CategoryParentError,
} from './find-parent-errors.ts';
