/** What other features may call. */
export {
  findCategoryParents,
  findParentsAbove,
  insertCategoryParents,
} from './categories.queries.ts';
