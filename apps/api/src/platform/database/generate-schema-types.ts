import type { Kysely } from 'kysely';
import { toCamelCase } from './camel-case.ts';
import { globalTables } from './global-tables.ts';
import { readSchema, type SchemaColumn } from './read-schema.ts';

/** The TypeScript types of the values that `valueParsers` returns. Values of all other types are strings. */
const valueTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
};

const header = '// Written by write-schema.ts from the migrated database. Do not edit.';
const columnKinds = ['ColumnType', 'Generated', 'GeneratedAlways'];

/** Writes a TypeScript module with the types of all tables, in camel case, and the list of tenant tables. */
export async function generateSchemaTypes<DB>(db: Kysely<DB>): Promise<string> {
  const byTable = Map.groupBy(await readSchema(db), ({ table }) => table);
  const interfaces = [...byTable].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${toCamelCase(column.column)}: ${typeOf(column)};\n`);
    return `\nexport interface ${interfaceName(table)} {\n${lines.join('')}}\n`;
  });
  const tables = [...byTable.keys()].map(
    (table) => `  ${toCamelCase(table)}: ${interfaceName(table)};\n`,
  );
  const body = `${interfaces.join('')}\nexport interface Database {\n${tables.join('')}}\n`;
  const tenantEntries = [...byTable].filter(([table, columns]) => isTenantTable(table, columns));
  const list = tenantEntries.map(([table]) => `  '${toCamelCase(table)}',\n`);
  const names = `\n/** Tables whose rows belong to a website. */\nexport const tenantTables = [\n${list.join('')}] as const;\n`;
  const imports = columnKinds.filter((kind) => body.includes(`${kind}<`));
  return `${header}\nimport type { ${imports.join(', ')} } from 'kysely';\n${body}${names}`;
}

const isTenantTable = (table: string, columns: readonly SchemaColumn[]): boolean =>
  !globalTables.some((name) => name === table) &&
  columns.some(({ column }) => column === 'website_id');

function interfaceName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function typeOf(column: SchemaColumn): string {
  const orNull = column.isNullable ? ' | null' : '';
  if (column.baseType === 'json' || column.baseType === 'jsonb') return jsonType(column, orNull);
  const value = `${valueType(column)}${orNull}`;
  if (column.isView) return `ColumnType<${value}, never, never>`;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

/**
 * A document is read as unknown, so that a schema must parse it, and written as JSON text: the client would turn a
 * JavaScript array into an SQL array.
 */
function jsonType({ isView, hasDefault }: SchemaColumn, orNull: string): string {
  if (isView) return 'ColumnType<unknown, never, never>';
  return `ColumnType<unknown, string${orNull}${hasDefault ? ' | undefined' : ''}, string${orNull}>`;
}

function valueType({ allowedTexts, baseType, isArray }: SchemaColumn): string {
  const union = allowedTexts
    ?.map((text) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
    .join(' | ');
  const element = union ?? valueTypes[baseType] ?? 'string';
  if (!isArray) return element;
  return element.includes('|') ? `(${element})[]` : `${element}[]`;
}
