import type { Route } from '../../platform/routing/define-route.ts';
import { deleteFilterRoute } from './delete-filter.ts';
import { listSavedFiltersRoute } from './list-saved-filters.ts';
import { renameFilterRoute } from './rename-filter.ts';
import { saveFilterRoute } from './save-filter.ts';

/** Filters of lists that are saved as tabs. */
export const savedFilterRoutes: readonly Route[] = [
  listSavedFiltersRoute,
  saveFilterRoute,
  renameFilterRoute,
  deleteFilterRoute,
];
