import type { FilteredList, SavedFilter } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface FilterRow {
  readonly filterId: string;
  readonly name: string;
  readonly filter: unknown;
}

const columns = ['filterId', 'name', 'filter'] as const;

const toFilter = ({ filterId, name, filter }: FilterRow): SavedFilter => ({
  id: filterId,
  name,
  filter: filter as Record<string, string>,
});

/** The saved filters of a list, oldest first. */
export async function listFilters(tenant: Tenant, list: FilteredList): Promise<SavedFilter[]> {
  const rows = await tenant
    .selectFrom('savedFilters')
    .where('list', '=', list)
    .orderBy('createdAt')
    .orderBy('filterId')
    .select(columns)
    .execute();
  return rows.map(toFilter);
}

export async function findFilter(tenant: Tenant, filterId: string): Promise<SavedFilter | null> {
  const row = await tenant
    .selectFrom('savedFilters')
    .where('filterId', '=', filterId)
    .select(columns)
    .executeTakeFirst();
  return row === undefined ? null : toFilter(row);
}

/** Inserts nothing if the list has a filter with this id or this name. */
export async function insertFilter(
  tenant: Tenant,
  row: {
    readonly filterId: string;
    readonly list: FilteredList;
    readonly name: string;
    readonly filter: object;
    readonly createdAt: Date;
  },
): Promise<void> {
  await tenant
    .insertInto('savedFilters')
    .values({ ...row, filter: JSON.stringify(row.filter) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** `taken`: another filter of the list has the name. The caller has locked the website. */
export async function updateName(
  tenant: Tenant,
  filterId: string,
  name: string,
): Promise<'renamed' | 'taken' | 'missing'> {
  const row = await tenant
    .selectFrom('savedFilters')
    .where('filterId', '=', filterId)
    .select('list')
    .executeTakeFirst();
  if (row === undefined) return 'missing';
  const other = await tenant
    .selectFrom('savedFilters')
    .where('list', '=', row.list)
    .where('filterId', '<>', filterId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .select('filterId')
    .executeTakeFirst();
  if (other !== undefined) return 'taken';
  await tenant.updateTable('savedFilters').set({ name }).where('filterId', '=', filterId).execute();
  return 'renamed';
}

export const removeFilter = async (tenant: Tenant, filterId: string): Promise<void> => {
  await tenant.deleteFrom('savedFilters').where('filterId', '=', filterId).execute();
};
