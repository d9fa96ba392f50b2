import type { Kysely } from 'kysely';
import { readCatalog, type CatalogKey, type CatalogTable } from './read-catalog.ts';
import type { TenancyBreach, TenancyRule } from './tenancy-rules.ts';

const tenantCondition =
  /^\(\(?website_id\)?(::text)? = \( ?SELECT app_website_id\(\)( AS app_website_id)?\)\)$/;

/**
 * Reads the database catalog and returns every violation of the tenancy rules by a table, view or key (see
 * `tenancyRules`).
 *
 * @param globalTables The tables that belong to no website; all others must follow the rules.
 */
export async function checkTenancy<DB>(
  db: Kysely<DB>,
  globalTables: readonly string[],
): Promise<TenancyBreach[]> {
  const tables = await readCatalog(db);
  const globalNames = new Set(globalTables);
  const known = new Set(tables.map(({ name }) => name));
  return [
    ...globalTables.filter((name) => !known.has(name)).map((name) => breach(name, 'globalTable')),
    ...tables
      .filter(({ name }) => globalNames.has(name))
      .flatMap((table) => globalBreachesOf(table, globalNames)),
    ...tables
      .filter(({ name }) => !globalNames.has(name))
      .flatMap((table) => breachesOf(table, globalNames)),
  ];
}

function globalBreachesOf(
  { name, keys }: CatalogTable,
  globalNames: ReadonlySet<string>,
): TenancyBreach[] {
  return keys
    .filter(({ kind, references }) => kind === 'foreign' && !globalNames.has(references ?? ''))
    .map((key) => breach(name, 'globalForeignKey', key.name));
}

function breachesOf(table: CatalogTable, globalNames: ReadonlySet<string>): TenancyBreach[] {
  const { name, kind } = table;
  if (kind === 'materializedView') return [breach(name, 'materializedView')];
  if (kind === 'view') return table.isSecurityInvoker ? [] : [breach(name, 'view')];
  const primaryKeys = table.keys.filter((key) => key.kind === 'primary');
  const uniqueKeys = table.keys.filter((key) => key.kind === 'unique');
  const foreignKeys = table.keys.filter(
    (key) => key.kind === 'foreign' && !globalNames.has(key.references ?? ''),
  );
  return [
    ...(table.websiteIdType === 'hex_id'
      ? []
      : [breach(name, 'websiteId', table.websiteIdType ?? '')]),
    ...(primaryKeys.some(startsWithWebsite)
      ? []
      : [breach(name, 'primaryKey', primaryKeys[0]?.name)]),
    ...uniqueKeys
      .filter((key) => !startsWithWebsite(key))
      .map((key) => breach(name, 'uniqueKey', key.name)),
    ...foreignKeys
      .filter((key) => !linksWithinWebsite(key))
      .map((key) => breach(name, 'foreignKey', key.name)),
    ...(table.isRowSecurityForced ? [] : [breach(name, 'rowSecurity')]),
    ...policyBreaches(table),
    ...table.excessPrivileges.map((privilege) => breach(name, 'privileges', privilege)),
  ];
}

function startsWithWebsite({ columns }: CatalogKey): boolean {
  return columns[0] === 'website_id';
}

function linksWithinWebsite(key: CatalogKey): boolean {
  return startsWithWebsite(key) && key.referencedColumns?.[0] === 'website_id';
}

function policyBreaches({ name, policies }: CatalogTable): TenancyBreach[] {
  const tenantPolicy = policies.find((policy) => policy.name === 'tenant');
  const isValid =
    tenantPolicy !== undefined &&
    tenantPolicy.command === '*' &&
    tenantPolicy.isPermissive &&
    tenantPolicy.roles.length === 0 &&
    tenantCondition.test(tenantPolicy.using ?? '') &&
    tenantCondition.test(tenantPolicy.withCheck ?? '');
  const otherPolicies = policies.filter(
    ({ name: policy, isPermissive, command, roles }) =>
      policy !== 'tenant' && isPermissive && !(command === 'r' && roles.join() === 'sw_lookup'),
  );
  return [
    ...(isValid ? [] : [breach(name, 'policy', 'tenant')]),
    ...otherPolicies.map((policy) => breach(name, 'policy', policy.name)),
  ];
}

function breach(table: string, rule: TenancyRule, detail = ''): TenancyBreach {
  return { table, rule, detail };
}
