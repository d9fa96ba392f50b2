/** What other features may call. */
export {
  deleteCategoryParents,
  findCategoryEntries,
  findCategoryParents,
  findParentsAbove,
  insertCategoryParents,
  type AddedParent,
} from './categories.queries.ts';
