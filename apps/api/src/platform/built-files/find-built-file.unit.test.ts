import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBuiltFile } from './find-built-file.ts';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sitewright-built-'));
  folder = join(root, 'dist');
  await mkdir(join(folder, 'chunks/inner.js'), { recursive: true });
  await writeFile(join(root, 'secret.js'), 'secret');
  await writeFile(join(folder, '.hidden.js'), 'hidden');
  await writeFile(join(folder, 'chunks/start-1a2b.js'), 'plain');
  await writeFile(join(folder, 'chunks/start-1a2b.js.br'), 'b');
  await writeFile(join(folder, 'chunks/start-1a2b.js.gz'), 'gz');
  await writeFile(join(folder, 'font.woff2'), 'font');
  await writeFile(join(folder, 'list.unknown'), 'x');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const find = (name: string) => findBuiltFile(folder, name, ['br', 'gzip', 'identity']);

it('returns the first accepted encoding that exists on disk, with size and content type', async () => {
  const chunk = 'chunks/start-1a2b.js';
  const found = async (accepted: Parameters<typeof findBuiltFile>[2]) => {
    const file = await findBuiltFile(folder, chunk, accepted);
    return [file?.encoding, file?.sizeBytes, file?.contentType];
  };
  const type = 'text/javascript; charset=utf-8';
  expect(await found(['br', 'gzip', 'identity'])).toEqual(['br', 1, type]);
  expect(await found(['gzip', 'identity'])).toEqual(['gzip', 2, type]);
  expect(await found(['identity', 'br'])).toEqual(['identity', 5, type]);
  expect(await find('font.woff2')).toMatchObject({
    encoding: 'identity',
    contentType: 'font/woff2',
  });
});

describe('findBuiltFile returns null', () => {
  it.each([
    '../secret.js',
    'chunks/../../secret.js',
    '..%2fsecret.js',
    String.raw`..\secret.js`,
    '/etc/passwd',
    'chunks//start-1a2b.js',
    './font.woff2',
    '.hidden.js',
    'chunks/.hidden.js',
    'font.woff2/',
    'font.woff2\0.js',
    'chunks',
    'chunks/inner.js',
    'start-1a2b.js.br',
    'list.unknown',
    'nothing.js',
    'constructor',
    'a.constructor',
    '',
  ])('for the name %j', async (name) => {
    expect(await find(name)).toBeNull();
  });
});

it('derives the ETag from the content: it differs by encoding and ignores the modification time', async () => {
  const name = 'chunks/start-1a2b.js';
  const tag = async (accepted: 'br' | 'identity') =>
    (await findBuiltFile(folder, name, [accepted]))?.etag;
  const [plain, packed] = [await tag('identity'), await tag('br')];
  expect(plain).toMatch(/^"[\w-]{22}"$/);
  expect(packed).not.toBe(plain);

  const path = join(folder, name);
  await utimes(path, new Date(), new Date(Date.now() + 60_000));
  expect(await tag('identity')).toBe(plain);
  await writeFile(path, 'other');
  await utimes(path, new Date(), new Date(Date.now() + 120_000));
  expect(await tag('identity')).not.toBe(plain);
});
