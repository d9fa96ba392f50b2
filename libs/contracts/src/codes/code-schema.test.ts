import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./*.typetest.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is the only module of its directory that imports zod', () => {
  const files = Object.entries(sources).filter(([, source]) => /from 'zod'/.test(source));

  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(files.map(([path]) => path)).toStrictEqual(['./code-schema.ts']);
});
