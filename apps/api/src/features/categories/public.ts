/** What other features may call. */
export {
  deleteCategoryParents,
  findCategoryParents,
  findParentsAbove,
  insertCategoryParents,
} from './categories.queries.ts';
