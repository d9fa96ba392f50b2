import type { ColumnType, Transaction } from 'kysely';
import { tenantTables, type Database } from './schema.gen.ts';

declare const tenant: unique symbol;

type TenantTableName = (typeof tenantTables)[number];

/** The columns of a table: the tenant fills in the website of inserts, and no row can move to another. */
type TenantColumns<Columns> = Omit<Columns, 'websiteId'> & {
  websiteId: ColumnType<string, string | undefined, never>;
};

/** The tables that a tenant reaches. */
export type TenantDatabase = { [Name in TenantTableName]: TenantColumns<Database[Name]> };

/** The tenant and the actor of a transaction. */
export interface TenantScope {
  readonly websiteId: string;
  /** The account or member that acts; undefined: a visitor or the product itself. */
  readonly actorId: string | undefined;
}

/**
 * A transaction of one website. `selectFrom`, `updateTable` and `deleteFrom` only reach the website's rows, and
 * `insertInto(…).values(…)` fills in the website; the same applies within `with`. A join or a subquery compares
 * `websiteId` with the outer table. Row-level security is the second line of defense: it hides and rejects the rows of
 * other websites in any statement.
 *
 * @example await tenant.selectFrom('orders').where('orderId', '=', orderId).selectAll().execute();
 */
export type Tenant = Transaction<TenantDatabase> & TenantScope & { readonly [tenant]: true };

/** The methods that start a statement, on a transaction and on the result of `with`. */
interface StatementStarts {
  selectFrom(from: unknown): unknown;
  updateTable(table: unknown): unknown;
  deleteFrom(from: unknown): unknown;
  insertInto(table: unknown): { values(rows: unknown): unknown };
  with(name: unknown, table: unknown): StatementStarts;
}
interface Filterable {
  where(column: string, operator: '=', value: string): Filterable;
}
type Row = Readonly<Record<string, unknown>>;

const tenantTableNames: ReadonlySet<string> = new Set(tenantTables);

/** The alias of a tenant table in a statement: `o` for `orders as o`. Undefined for other tables. */
function tenantAliasOf(from: unknown): string | undefined {
  if (typeof from !== 'string') return undefined;
  const [table, alias = table] = from.split(' as ').map((part) => part.trim());
  return tenantTableNames.has(table!) ? alias : undefined;
}

function scopeStatements<Starts extends StatementStarts>(
  starts: Starts,
  websiteId: string,
): Starts {
  const ofWebsite = (query: unknown, from: unknown): unknown =>
    [from]
      .flat()
      .map(tenantAliasOf)
      .filter((table) => table !== undefined)
      .reduce(
        (filtered, table) => filtered.where(`${table}.websiteId`, '=', websiteId),
        query as Filterable,
      );
  const fillRow = (row: Row): Row => ({ ...row, websiteId });
  const fill = (rows: Row | readonly Row[]) =>
    Array.isArray(rows) ? rows.map(fillRow) : fillRow(rows as Row);
  const { selectFrom, updateTable, deleteFrom, insertInto, with: withTable } = starts;

  // Replaces the methods of this one object: Kysely's classes have private members, which a proxy cannot reach.
  return Object.assign(starts, {
    selectFrom: (from: unknown) => ofWebsite(selectFrom.call(starts, from), from),
    updateTable: (table: unknown) => ofWebsite(updateTable.call(starts, table), table),
    deleteFrom: (from: unknown) => ofWebsite(deleteFrom.call(starts, from), from),
    insertInto(table: unknown) {
      const query = insertInto.call(starts, table);
      const { values } = query;
      return Object.assign(query, {
        values: (rows: Row | readonly Row[] | ((build: unknown) => Row | readonly Row[])) =>
          values.call(
            query,
            typeof rows === 'function' ? (build: unknown) => fill(rows(build)) : fill(rows),
          ),
      });
    },
    with(name: unknown, table: unknown) {
      const scoped =
        typeof table === 'function'
          ? (inner: StatementStarts) => table(scopeStatements(inner, websiteId))
          : table;
      return scopeStatements(withTable.call(starts, name, scoped), websiteId);
    },
  });
}

/** Restricts a transaction to the rows of a website. */
export const scopeToTenant = (trx: Transaction<Database>, scope: TenantScope): Tenant =>
  Object.assign(
    scopeStatements(trx as unknown as StatementStarts, scope.websiteId),
    scope,
  ) as unknown as Tenant;
