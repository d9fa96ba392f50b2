import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';

it('is mirrored with [dir] and without :lang() when compiled for older browsers', () => {
  const filename = new URL('gallery-engine.css', import.meta.url).pathname;
  // Safari 16.4 and equivalents: the default baseline of bundlers.
  const targets = { safari: (16 << 16) | (4 << 8), chrome: 111 << 16, firefox: 114 << 16 };
  const { code } = transform({ filename, code: readFileSync(filename), targets });
  const sheet = new TextDecoder().decode(code);
  expect(sheet).toContain('[dir="rtl"]');
  expect(sheet).not.toContain(':lang(');
});
