import { expect, it } from 'vitest';
import { withOwnersCode } from './with-owners-code.ts';

const page = '<html><head><title>a</title></head><body><p>b</p></body></html>';
const sources = {
  scriptHashes: [],
  styleHashes: [],
  hosts: { scripts: [], styles: [], frames: [], connections: [] },
};

it('writes code to the end of the head and to the end of the body, as it is', () => {
  const code = { ...sources, head: "<style>p::after{content:'$&'}</style>", foot: '<b>$1</b>' };
  expect(withOwnersCode(page, code)).toBe(
    "<html><head><title>a</title><style>p::after{content:'$&'}</style></head>" +
      '<body><p>b</p><b>$1</b></body></html>',
  );
});

it('leaves a page without code as it is', () => {
  expect(withOwnersCode(page, undefined)).toBe(page);
});
