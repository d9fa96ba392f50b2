import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from './read-migrations.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sitewright-migrations-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

describe('readMigrations', () => {
  it('reads only the SQL files of a folder, sorted by name', () => {
    write('2026-11-21-0001-second.sql', 'select 2');
    write('2026-11-20-0001-first.sql', 'select 1');
    write('README.md', '');
    expect(readMigrations(folder).map(({ name, sql }) => [name, sql])).toStrictEqual([
      ['2026-11-20-0001-first', 'select 1'],
      ['2026-11-21-0001-second', 'select 2'],
    ]);
  });

  it('computes the same checksum for LF and CRLF line endings', () => {
    write('2026-11-20-0001-unix.sql', 'select 1;\nselect 2;\n');
    write('2026-11-20-0002-windows.sql', 'select 1;\r\nselect 2;\r\n');
    const [unix, windows] = readMigrations(folder);
    expect(windows?.checksum).toBe(unix?.checksum);
  });

  it('rejects a file name without a date prefix', () => {
    write('add-pages.sql', '');
    expect(() => readMigrations(folder)).toThrow('The migration add-pages.sql is not named');
  });
});
