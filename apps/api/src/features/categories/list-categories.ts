import { listCategories } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readCategories } from './category-list.ts';

/** Items of all kinds have categories, so that everyone who edits some of them can read these. */
export const listCategoriesRoute = tenantRoute(
  listCategories,
  ownerReads('config.access'),
  async ({ tenant }) => readCategories(tenant),
);
