import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listByFolders, listSources } from './list-sources.ts';

const root = join(import.meta.dirname, '../..');

it('lists the same files with and without git', () => {
  const files = listSources(root);
  expect(files).toContain('tools/sources/list-sources.ts');
  expect(files.length).toBeGreaterThan(3_000);
  expect(listByFolders(root, ['.']).toSorted()).toStrictEqual(files);
});

it('lists only the given folders and files', () => {
  const folders = ['tools/sources', 'package.json'];
  const expected = [
    'package.json',
    'tools/sources/list-sources.test.ts',
    'tools/sources/list-sources.ts',
  ];
  expect(listSources(root, folders)).toStrictEqual(expected);
  expect(listByFolders(root, folders).toSorted()).toStrictEqual(expected);
});

it('lists no ignored files', () => {
  const ignored = /(?:^|\/)(?:node_modules|dist)\/|^reports\/|^\.nx\/(?!version-plans)|^\.git\//;
  expect(listByFolders(root, ['.']).filter((path) => ignored.test(path))).toStrictEqual([]);
});
