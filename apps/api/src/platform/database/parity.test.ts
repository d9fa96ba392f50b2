import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from './opened-database.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

/** Each value as SQL, and as both engines must give it. */
const values: readonly (readonly [expression: string, expected: unknown])[] = [
  ['7::int2', 7],
  ['7::int4', 7],
  ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
  ['count(*)', 1],
  ['sum(7::int4)', 7],
  ['12.50::numeric', '12.50'],
  ['1.5::float4', 1.5],
  ["'infinity'::float8", Infinity],
  ['true', true],
  ["'grün'::text", 'grün'],
  ["repeat('0f', 12)::hex_id::text", '0f'.repeat(12)],
  ["date '2026-02-28'", '2026-02-28'],
  ["timestamptz '2026-11-20 09:30:00.25+02'", new Date('2026-11-20T07:30:00.250Z')],
  ["timestamptz '0001-01-01 00:00+00'", new Date('0001-01-01T00:00:00Z')],
  ["timestamp '2026-11-20 09:30:00'", '2026-11-20 09:30:00'],
  ["time '09:30'", '09:30:00'],
  ["interval '1 month 2 days 03:04:05.5'", 'P1M2DT3H4M5.5S'],
  ['\'{"a": [1, "x", null]}\'::jsonb', { a: [1, 'x', null] }],
  ["'null'::jsonb", null],
  ["'\\x00ff10'::bytea", new Uint8Array([0, 255, 16])],
  ["array['a', 'b \"c\"', null]", ['a', 'b "c"', null]],
  [
    'array[[1, 2], [3, 4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['array[1, 2]::int8[]', [1, 2]],
  ["array['1.50', '2']::numeric[]", ['1.50', '2']],
  ["array[date '2026-01-31']", ['2026-01-31']],
  ["array[timestamptz '2026-01-01 00:00+00']", [new Date('2026-01-01T00:00:00Z')]],
  ["array['\\x01'::bytea]", [new Uint8Array([1])]],
  ['array[\'{"a": 1}\']::jsonb[]', [{ a: 1 }]],
  ["array['1 day']::interval[]", ['P1D']],
  ['array[true, false]', [true, false]],
  ["'{}'::text[]", []],
  ["'a6e4c1f0-0000-4000-8000-000000000000'::uuid", 'a6e4c1f0-0000-4000-8000-000000000000'],
];

describe.each(testEngines())('values on %s', (engine) => {
  let db: OpenedDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
  });
  afterAll(() => db.close());

  it.each(values)('returns the expected JavaScript value for %s', async (expression, expected) => {
    const { rows } = await db.execute(`select ${expression} as value`);
    expect(rows).toStrictEqual([{ value: expected }]);
  });

  it('throws a RangeError for an int8 beyond the safe integers', async () => {
    await expect(db.execute('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });

  it('runs further queries after a value was rejected', async () => {
    await expect(db.execute('select 9007199254740993::int8')).rejects.toThrow(RangeError);
    expect(await db.execute('select 1 as one')).toStrictEqual({ rows: [{ one: 1 }] });
  });

  it('accepts parameters of each type', async () => {
    const at = new Date('2026-11-20T07:30:00.250Z');
    const { rows } = await sql`
      select ${at}::timestamptz as at, ${new Uint8Array([1, 2])}::bytea as bytes, ${['a', 'b']}::text[] as texts,
        ${JSON.stringify([1, 2])}::jsonb as document, ${null}::text as nothing, ${2 ** 40}::int8 as large
    `.execute(db.root);
    expect(rows).toStrictEqual([
      {
        at,
        bytes: new Uint8Array([1, 2]),
        texts: ['a', 'b'],
        document: [1, 2],
        nothing: null,
        large: 2 ** 40,
      },
    ]);
  });

  it.each([
    ['select 1 / 0', '22012'],
    ['select * from nowhere', '42P01'],
    ["select 'x'::int4", '22P02'],
    ["insert into schema_migrations (name, checksum) values ('a', 'a'), ('a', 'a')", '23505'],
  ])('rejects %s with its SQLSTATE', async (statement, code) => {
    await expect(db.execute(statement)).rejects.toMatchObject({ code });
  });

  it('returns 0 updated rows for an update without a match', async () => {
    const [result] = await db.root
      .updateTable('schemaMigrations')
      .set({ checksum: 'x' })
      .where('name', '=', 'none')
      .execute();
    expect(result?.numUpdatedRows).toBe(0n);
  });
});
