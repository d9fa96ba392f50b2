import { writeCategories } from '@sitewright/contracts/api';
import {
  categoryParentErrors,
  findParentErrors,
  type CategoryEntry,
} from '@sitewright/contracts/categories';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { contentLimits, fitsContentLimit } from '@sitewright/contracts/limits';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { findRevisionError } from '../presentation/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import {
  findCategories,
  findCategoryEntries,
  replaceCategoryParents,
} from './categories.queries.ts';
import { readCategories } from './category-list.ts';

/** The errors of parents at their fields, or of their number (LIMIT-06). */
function findWriteError(
  parents: readonly CategoryEntry[],
  known: ReadonlySet<string>,
): ErrorResult | null {
  const found = [...findParentErrors(parents)];
  if (found.length > 0)
    return err('invalidRequest', {
      errors: Object.fromEntries(
        found.map(([index, error]) => [`parents.${index}.parent`, categoryParentErrors[error]]),
      ),
    });
  const names = new Set([
    ...known,
    ...parents.flatMap(({ name, parent }) => [name, parent ?? name]),
  ]);
  if (fitsContentLimit('nestedCategories', names.size)) return null;
  const message = `A website has ${contentLimits.nestedCategories} categories at most.`;
  return err('limitReached', { errors: { parents: message } });
}

export const writeCategoriesRoute = tenantRoute(
  writeCategories,
  ownerWrites('products.write'),
  async ({ tenant, websiteId, services, afterCommit, body: { revision, parents } }) => {
    // Writes of items and imports, which add categories, wait for this one.
    await lockUrlPaths(tenant);
    const entries = await findCategoryEntries(tenant);
    const conflict = findRevisionError(revision, entries);
    if (conflict !== null) return conflict;
    const before = await findCategories(tenant, []);
    const error = findWriteError(parents, new Set(before.map(({ name }) => name)));
    if (error !== null) return error;
    await replaceCategoryParents(tenant, parents);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return readCategories(tenant);
  },
  documentBody,
);
