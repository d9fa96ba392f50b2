import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSchemaTypes } from './generate-schema-types.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openTestDatabase, testEngines } from './test-database.ts';

const tables = `
  create type mood as enum ('calm', 'it''s late');
  create table samples (
    website_id hex_id not null,
    id int8 generated always as identity,
    title text not null,
    note text,
    kind text not null check (kind in ('page', 'item')),
    color text default 'red' check (color in ('red', 'blue')),
    price numeric not null,
    amount_cents int8 not null default 0,
    rating float8,
    is_live boolean not null default false,
    made_at timestamptz not null default now(),
    day date,
    file bytea,
    tags text[] not null default '{}',
    sizes int2[],
    mood mood not null,
    document jsonb not null,
    settings jsonb not null default '{}',
    extra jsonb,
    upper_title text generated always as (upper(title)) stored
  );
  create view sample_titles as select title, document, made_at from samples;
`;

const expectedTable = `export interface SamplesTable {
  websiteId: string;
  id: GeneratedAlways<number>;
  title: string;
  note: string | null;
  kind: 'page' | 'item';
  color: Generated<'red' | 'blue' | null>;
  price: string;
  amountCents: Generated<number>;
  rating: number | null;
  isLive: Generated<boolean>;
  madeAt: Generated<Date>;
  day: string | null;
  file: Uint8Array | null;
  tags: Generated<string[]>;
  sizes: number[] | null;
  mood: 'calm' | 'it\\'s late';
  document: ColumnType<unknown, string, string>;
  settings: ColumnType<unknown, string | undefined, string>;
  extra: ColumnType<unknown, string | null, string | null>;
  upperTitle: GeneratedAlways<string | null>;
}
`;

const expectedView = `export interface SampleTitlesTable {
  title: ColumnType<string | null, never, never>;
  document: ColumnType<unknown, never, never>;
  madeAt: ColumnType<Date | null, never, never>;
}
`;

describe.each(testEngines())('generateSchemaTypes on %s', (engine) => {
  let db: OpenedDatabase;
  let written: string;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.root.executeQuery(CompiledQuery.raw(tables));
    written = await generateSchemaTypes(db.root);
  });
  afterAll(() => db.close());

  it('maps each column to its select, insert and update types', () => {
    expect(written).toContain(expectedTable);
  });

  it('makes the columns of a view read-only', () => {
    expect(written).toContain(expectedView);
  });

  it('adds each table to the Database interface under its own name', () => {
    expect(written).toMatch(/export interface Database \{[^}]*\n {2}samples: SamplesTable;\n/);
  });
});
