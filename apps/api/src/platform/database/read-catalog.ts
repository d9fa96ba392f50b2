import { CompiledQuery, type Kysely } from 'kysely';

/** A key or unique index. An expression in an index counts as a column named ''. */
export interface CatalogKey {
  readonly name: string;
  readonly kind: 'primary' | 'unique' | 'foreign';
  readonly columns: readonly string[];
  /** For foreign keys: the other table and its columns, in the order of `columns`. */
  readonly references: string | null;
  readonly referencedColumns: readonly string[] | null;
}

/** A row-level security policy. */
export interface CatalogPolicy {
  readonly name: string;
  /** `*` all, `r` select, `a` insert, `w` update, `d` delete. */
  readonly command: string;
  readonly isPermissive: boolean;
  /** Empty: every role. */
  readonly roles: readonly string[];
  readonly using: string | null;
  readonly withCheck: string | null;
}

/** A table or view of the schema `public`, with what the tenancy rules check. */
export interface CatalogTable {
  readonly name: string;
  readonly kind: 'table' | 'view' | 'materializedView';
  /** Null: no such column. */
  readonly websiteIdType: string | null;
  readonly isRowSecurityForced: boolean;
  readonly isSecurityInvoker: boolean;
  readonly keys: readonly CatalogKey[];
  readonly policies: readonly CatalogPolicy[];
  /** Privileges that the roles should not have, for example `sw_app truncate`. */
  readonly excessPrivileges: readonly string[];
}

/** Reads the tables and views of the schema `public`, by name. */
export async function readCatalog<DB>(db: Kysely<DB>): Promise<CatalogTable[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(catalogQuery));
  return rows as CatalogTable[];
}

const columnNames = (numbers: string, table: string) => `
  (
    select coalesce(jsonb_agg(coalesce(a.attname, '') order by n.ordinal), '[]')
    from unnest(${numbers}) with ordinality as n (number, ordinal)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number and n.number > 0
  )
`;

const foreignKeys = `
  select
    k.conname::text as name, 'foreign' as kind,
    ${columnNames('k.conkey', 'k.conrelid')} as columns,
    (select relname from pg_class where oid = k.confrelid) as "references",
    ${columnNames('k.confkey', 'k.confrelid')} as "referencedColumns"
  from pg_constraint k
  where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0
`;

const uniqueIndexes = `
  select
    (select relname::text from pg_class where oid = i.indexrelid) as name,
    case when i.indisprimary then 'primary' else 'unique' end as kind,
    ${columnNames('(i.indkey::int2[])[0:i.indnkeyatts - 1]', 'i.indrelid')} as columns,
    null::name as "references", null::jsonb as "referencedColumns"
  from pg_index i
  where i.indrelid = c.oid and i.indisunique
`;

const policies = `
  select
    p.polname as name, p.polcmd as command, p.polpermissive as "isPermissive",
    (select coalesce(jsonb_agg(r.rolname), '[]') from pg_roles r where r.oid = any (p.polroles)) as roles,
    pg_get_expr(p.polqual, p.polrelid) as "using",
    pg_get_expr(p.polwithcheck, p.polrelid) as "withCheck"
  from pg_policy p
  where p.polrelid = c.oid
  order by p.polname
`;

const excessPrivileges = `
  select r.role || ' ' || p.privilege as privilege
  from
    (values ('sw_app'), ('sw_lookup')) as r (role),
    unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p (privilege)
  where has_table_privilege(r.role, c.oid, p.privilege)
    and not (r.role = 'sw_app' and p.privilege in ('insert', 'update', 'delete'))
`;

const catalogQuery = `
  select
    c.relname::text as name,
    case c.relkind when 'v' then 'view' when 'm' then 'materializedView' else 'table' end as kind,
    (
      select format_type(a.atttypid, null)
      from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'website_id' and not a.attisdropped
    ) as "websiteIdType",
    (c.relrowsecurity and c.relforcerowsecurity) as "isRowSecurityForced",
    coalesce((
      select option_value::boolean
      from pg_options_to_table(c.reloptions)
      where option_name = 'security_invoker'
    ), false) as "isSecurityInvoker",
    (
      select coalesce(jsonb_agg(to_jsonb(k) order by k.name), '[]')
      from (${foreignKeys} union all ${uniqueIndexes}) as k
    ) as keys,
    (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (${policies}) as p) as policies,
    (select coalesce(jsonb_agg(x.privilege), '[]') from (${excessPrivileges}) as x) as "excessPrivileges"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname
`;
