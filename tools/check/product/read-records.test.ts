import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf } from '../../vite/shipped-exports.ts';
import { readRecords } from './read-records.ts';

let root: string;
const sources = ['libs/a/src/a.ts'];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-records-'));
  write('libs/a/src/a.ts', 'export const a = 1;');
  const record = {
    sources,
    fingerprint: fingerprintOf(root, sources),
    exports: { 'libs/a/src/a.ts': ['a'] },
  };
  for (const app of ['api', 'visitor', 'config'])
    write(`apps/${app}/dist/shipped/client.json`, JSON.stringify(record));
});
afterEach(() => rmSync(root, { recursive: true }));

it('returns the exports of up-to-date builds', () => {
  write('libs/a/src/a.test.ts', 'no module of a build');
  const { exports, problems } = readRecords(root);
  expect(problems).toEqual([]);
  expect(exports).toEqual(Array.from({ length: 3 }, () => ({ 'libs/a/src/a.ts': ['a'] })));
});

it.each([
  ['was changed', () => write('libs/a/src/a.ts', 'export const a = 2;')],
  ['is gone', () => rmSync(join(root, 'libs/a/src/a.ts'))],
])('reports builds when a source %s', (_, change) => {
  change();
  const { exports, problems } = readRecords(root);
  expect(exports).toEqual([]);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toBe(
    'The build apps/api/dist/shipped/client.json is stale: sources changed since. Run npm run build again.',
  );
});

it('reports a build without its list of sources', () => {
  write('apps/config/dist/shipped/client.json', JSON.stringify({ 'libs/a/src/a.ts': ['a'] }));
  expect(readRecords(root).problems).toEqual([expect.stringContaining('apps/config/dist')]);
});

it('reports an app that is not built', () => {
  rmSync(join(root, 'apps/visitor/dist'), { recursive: true });
  expect(readRecords(root).problems).toEqual([
    'apps/visitor is not built. Run npm run build first.',
  ]);
});
