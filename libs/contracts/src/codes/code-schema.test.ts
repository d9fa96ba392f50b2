import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./*.typetest.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('loads zod with the schemas alone, so that constants stay cheap in a browser', () => {
  const files = Object.entries(sources).filter(([, source]) => /from 'zod'/.test(source));

  expect(Object.keys(sources).length).toBeGreaterThan(30);
  expect(files.map(([path]) => path)).toStrictEqual(['./code-schema.ts']);
});
