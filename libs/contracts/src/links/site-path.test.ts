import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAdminPath, readPageId, toSitePath } from './site-path.ts';

it('recognizes admin paths (ROUTE-24)', () => {
  expect(['/config', '/config/', '/config/design'].every(isAdminPath)).toBe(true);
  expect(['/configuration', '/configure/design', '/a/config', '/', ''].some(isAdminPath)).toBe(
    false,
  );
});

it('matches /pages/{id} only with an ID of exactly 24 characters (ROUTE-27)', () => {
  const id = '0123456789abcdef01234567';

  expect(readPageId(`/pages/${id}`)).toBe(id);
  for (const path of [
    `/pages/${id}0`,
    `/pages/${id.slice(1)}`,
    `/pages/${id}/a`,
    `/a/pages/${id}`,
  ]) {
    expect(readPageId(path)).toBeUndefined();
  }
});

it('returns a same-site path unchanged and / for any other text', () => {
  expect(toSitePath('/shop?filters=a%2Cb#top')).toBe('/shop?filters=a%2Cb#top');
  for (const text of [
    '',
    'shop',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
  ]) {
    expect(toSitePath(text)).toBe('/');
  }
});

it('percent-encodes non-ASCII characters and unpaired surrogates', () => {
  expect(toSitePath('/器?q=é#ñ')).toBe('/%E5%99%A8?q=%C3%A9#%C3%B1');
  expect(toSitePath('/\ud800')).toBe('/%EF%BF%BD');
});

it('never returns a path that resolves to another host', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', '\\', '\t', 'a', '.', ':', '@', '#')), (parts) => {
      const url = new URL(toSitePath(parts.join('')), 'https://site.example');
      expect(url.host).toBe('site.example');
    }),
  );
});
