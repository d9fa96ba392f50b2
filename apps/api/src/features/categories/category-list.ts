import type { Category } from '@sitewright/contracts/api';
import type { CategoryParent } from '@sitewright/contracts/categories';
import { revisionOf } from '../presentation/public.ts';

/** What owners edit of the categories. */
export const parentsOf = (categories: readonly Category[]): CategoryParent[] =>
  categories.flatMap(({ name, parent }) => (parent === null ? [] : [{ name, parent }]));

/** The numbers of items are no part of the revision: they change with every item. */
export const withRevision = (categories: Category[]) => ({
  categories,
  revision: revisionOf(parentsOf(categories)),
});
