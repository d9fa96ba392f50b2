import type { Route } from '../../platform/routing/define-route.ts';
import { changeCategoryRoute } from './change-category.ts';
import { listCategoriesRoute } from './list-categories.ts';
import { writeCategoriesRoute } from './write-categories.ts';

/** The categories of a website and their parents. */
export const categoryRoutes: readonly Route[] = [
  listCategoriesRoute,
  writeCategoriesRoute,
  changeCategoryRoute,
];
