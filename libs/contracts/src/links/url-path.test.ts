import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urlId } from '../entities/primitives.ts';
import { normalizePath, readUrlPath, toUrlPath } from './url-path.ts';
import { toUrlSlug } from './url-slug.ts';

/** All code points, including unpaired surrogates. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }))
  .map((points) => String.fromCodePoint(...points));

describe('normalizePath', () => {
  it.each([
    ['/Journal/Opening-Night/', 'journal/opening-night'],
    ['//journal///opening-night', 'journal/opening-night'],
    ['/', ''],
    ['', ''],
    ['/CAFE\u0301', 'caf\u00e9'],
    ['/НОЧЬ', 'ночь'],
  ])('normalizes %j to %j', (path, normalized) => {
    expect(normalizePath(path)).toBe(normalized);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(normalizePath(normalizePath(path))).toBe(normalizePath(path));
      }),
    );
  });
});

describe('URL path encoding and decoding', () => {
  it.each([
    ['/%E6%97%A5%E6%9C%AC', '/日本'],
    ['/%e6%97%a5%e6%9c%ac', '/日本'],
    ['/日本/', '/日本'],
    ['/cafe%CC%81', '/café'],
    ['/a%2Fb', '/a/b'],
    ['/100%', '/100%'],
    ['/%E0%A4%A', '/%e0%a4%a'],
  ])('decodes %s to %s', (urlPath, path) => {
    expect(readUrlPath(urlPath)).toBe(path);
  });

  it('percent-encodes a path and prefixes exactly one slash', () => {
    expect(toUrlPath('blog/日本')).toBe('/blog/%E6%97%A5%E6%9C%AC');
    expect(toUrlPath('')).toBe('/');
    expect(toUrlPath('//evil.example/a')).toBe('/evil.example/a');
    expect(toUrlPath('\\evil.example?#\ud800')).toBe('/%5Cevil.example%3F%23%EF%BF%BD');
  });

  it('decodes an encoded slug to its canonical form, whether in NFC or NFD', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
        const slug = toUrlSlug(title);
        const { data } = urlId.safeParse(slug);
        if (data === undefined) return;
        expect(readUrlPath(toUrlPath(slug))).toBe(`/${data}`);
        expect(readUrlPath(toUrlPath(slug.normalize('NFD')))).toBe(`/${data}`);
        expect(readUrlPath(toUrlPath(slug).toLowerCase())).toBe(`/${data}`);
      }),
    );
  });
});
