import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anatomy } from './dom/anatomy.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

it('documents exactly the hooks of the style sheets and the markup in the README', () => {
  const sheets = read('form.css') + read('layout.css');
  const hooks = names(sheets, /(?:\[|var\()((?:data|--form)-[\w-]+)/g);
  const described = names(read('../README.md'), /^\| `((?:data|--form)-[\w-]+)` /gm);
  expect(new Set(described)).toEqual(new Set([...hooks, ...Object.values(anatomy)]));
});
