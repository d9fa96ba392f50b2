import { CompiledQuery, type Kysely } from 'kysely';

/** A column as the database catalog describes it. */
export interface SchemaColumn {
  readonly table: string;
  readonly column: string;
  /** Columns of views are read-only. */
  readonly isView: boolean;
  /** The name of the type; domains and arrays are resolved to their base types. */
  readonly baseType: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Only the database writes it: a generated column, or an identity that accepts no value. */
  readonly isAlwaysGenerated: boolean;
  /** The values that an enumeration or a check of the form `column in ('a', 'b')` allows; null: any. */
  readonly allowedTexts: readonly string[] | null;
}

/** Reads all columns of the product's tables and views, tables by name, columns as declared. */
export async function readSchema<DB>(db: Kysely<DB>): Promise<SchemaColumn[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(columnsQuery));
  return (rows as CatalogRow[]).map(({ checks, labels, ...column }) => ({
    ...column,
    allowedTexts: labels ?? checks?.map(allowedTextsOf).find((texts) => texts !== null) ?? null,
  }));
}

interface CatalogRow extends Omit<SchemaColumn, 'allowedTexts'> {
  readonly checks: readonly string[] | null;
  readonly labels: readonly string[] | null;
}

/** There is no domain over a domain; a domain over an array is resolved like the array. */
const columnsQuery = `
  select
    c.relname::text as "table",
    a.attname::text as "column",
    c.relkind = 'v' as "isView",
    coalesce(element.typname, base.typname)::text as "baseType",
    element.oid is not null as "isArray",
    not (a.attnotnull or declared.typnotnull) as "isNullable",
    (a.atthasdef or a.attidentity <> '') as "hasDefault",
    (a.attgenerated <> '' or a.attidentity = 'a') as "isAlwaysGenerated",
    (
      select array_agg(pg_get_constraintdef(k.oid) order by k.conname)
      from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    ) as checks,
    (
      select array_agg(e.enumlabel::text order by e.enumsortorder)
      from pg_enum e
      where e.enumtypid = base.oid
    ) as labels
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type declared on declared.oid = a.atttypid
  join pg_type base on base.oid = coalesce(nullif(declared.typbasetype, 0), declared.oid)
  left join pg_type raw_element on raw_element.oid = base.typelem and base.typcategory = 'A'
  left join pg_type element on element.oid = coalesce(nullif(raw_element.typbasetype, 0), raw_element.oid)
  where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p', 'v')
    and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum
`;

const listCheck =
  /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(\(?ARRAY\[(.+)\]\)?(?:::text\[\])?\)\)\)$/;

function allowedTextsOf(check: string): string[] | null {
  const list = listCheck.exec(check)?.[1];
  if (list === undefined) return null;
  const texts: string[] = [];
  const rest = list.replaceAll(
    /'((?:[^']|'')*)'::(?:text|character varying)(?:, )?/g,
    (_, text: string) => {
      texts.push(text.replaceAll("''", "'"));
      return '';
    },
  );
  return rest === '' ? texts : null;
}
