import type { Route } from '../../platform/routing/define-route.ts';
import { changeProductsRoute } from './change-products.ts';
import { createItemRoute } from './create-item.ts';
import { deleteItemRoute } from './delete-item.ts';
import { duplicateItemRoute } from './duplicate-item.ts';
import { listCollectionsRoute } from './list-collections.ts';
import { listItemsRoute } from './list-items.ts';
import { moveItemRoute } from './move-item.ts';
import { readItemFacetsRoute } from './read-item-facets.ts';
import { readItemPathRoute } from './read-item-path.ts';
import { readItemRoute } from './read-item.ts';
import { writeItemRoute } from './write-item.ts';

/** Collections and their items: posts, products, projects. */
export const collectionRoutes: readonly Route[] = [
  listCollectionsRoute,
  listItemsRoute,
  createItemRoute,
  readItemRoute,
  writeItemRoute,
  deleteItemRoute,
  duplicateItemRoute,
  moveItemRoute,
  readItemFacetsRoute,
  readItemPathRoute,
  changeProductsRoute,
];
