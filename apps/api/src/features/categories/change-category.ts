import { changeCategory } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { indexItems } from '../collections/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findCategories, findCategoryEntries } from './categories.queries.ts';
import {
  changeItemsOfCategory,
  deleteCategory,
  renameCategory,
} from './change-category.queries.ts';
import { readCategories } from './category-list.ts';

const takenName = 'This category already exists. Choose another name.';

export const changeCategoryRoute = tenantRoute(
  changeCategory,
  ownerWrites('products.write'),
  async ({ tenant, websiteId, services, now, afterCommit, body: { name, newName } }) => {
    // Writes of items and imports, which add categories, wait for this one.
    await lockUrlPaths(tenant);
    const before = await findCategories(tenant, await findCategoryEntries(tenant));
    if (!before.some((category) => category.name === name)) return err('notFound');
    const isTaken = (other: string) =>
      other !== name && other.toLowerCase() === newName?.toLowerCase();
    if (before.some((category) => isTaken(category.name)))
      return err('alreadyExists', { errors: { newName: takenName } });
    if (newName === null) await deleteCategory(tenant, name);
    else await renameCategory(tenant, name, newName);
    await indexItems(tenant, await changeItemsOfCategory(tenant, name, newName, now));
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return readCategories(tenant);
  },
);
