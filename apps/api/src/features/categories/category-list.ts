import type { Tenant } from '../../platform/database/index.ts';
import { revisionOf } from '../presentation/public.ts';
import { findCategories, findCategoryEntries } from './categories.queries.ts';

/** All categories, with the revision of what owners edit: the numbers of items change with every item. */
export async function readCategories(tenant: Tenant) {
  const entries = await findCategoryEntries(tenant);
  const categories = await findCategories(tenant, entries);
  return { categories, revision: revisionOf(entries) };
}
