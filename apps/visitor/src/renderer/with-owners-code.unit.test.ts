import { expect, it } from 'vitest';
import { withOwnersCode } from './with-owners-code.ts';

const page = '<html><head><title>a</title></head><body><p>b</p></body></html>';
const sources = {
  scriptHashes: [],
  styleHashes: [],
  hosts: { scripts: [], styles: [], frames: [], connections: [] },
};

it('inserts code at the end of head and body without interpreting $ patterns', () => {
  const code = { ...sources, head: "<style>p::after{content:'$&'}</style>", foot: '<b>$1</b>' };
  expect(withOwnersCode(page, code)).toBe(
    "<html><head><title>a</title><style>p::after{content:'$&'}</style></head>" +
      '<body><p>b</p><b>$1</b></body></html>',
  );
});

it('returns a page without code unchanged', () => {
  expect(withOwnersCode(page, undefined)).toBe(page);
});
