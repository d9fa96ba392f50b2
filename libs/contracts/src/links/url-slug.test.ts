import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxUrlIdLength } from '../entities/patterns.ts';
import { siteIdentifier, urlId } from '../entities/primitives.ts';
import { normalizePath } from './url-path.ts';
import {
  applyTextFilter,
  maxTitleSlugLength,
  numberedSlug,
  toSiteIdentifier,
  toUrlSlug,
  toUrlSlugWithSlash,
} from './url-slug.ts';

it.each([
  ['Our Spring Sale!', 'our-spring-sale'],
  ['--A   b__c--', 'a-b-c'],
  ['2026/11', '2026-11'],
  ['Crème brûlée', 'creme-brulee'],
  ['Straße & Œuvre', 'strasse-oeuvre'],
  ['Øl på Ærø, Łódź, İstanbul', 'ol-pa-aero-lodz-istanbul'],
  ['!?', ''],
])('converts %j to a slug (LINK-02)', (text, slug) => {
  expect(toUrlSlug(text)).toBe(slug);
});

it.each([
  ['陶芸 教室', '陶芸-教室'],
  ['ガラスのｶﾞﾗｽ ＡＢＣ１', 'ガラスのガラス-abc1'],
  ['Новая выставка: Ёлка', 'новая-выставка-ёлка'],
  ['معرض الخزف ٢٠٢٦', 'معرض-الخزف-٢٠٢٦'],
  ['ΟΔΟΣ Αθηνών', 'οδος-αθηνών'],
  ['हिन्दी में कला', 'हिन्दी-में-कला'],
  ['น้ำชา', 'น้ำชา'],
  ['한글 전시', '한글-전시'],
  ['𠮷野家', '𠮷野家'],
  ['می‌خواهم', 'می-خواهم'],
  ['soft\u00adhyphen ❤️ \u3164', 'softhyphen'],
])('keeps letters and digits of non-Latin scripts: %j becomes %j', (text, slug) => {
  expect(toUrlSlug(text)).toBe(slug);
  expect(toUrlSlug(text.normalize('NFD'))).toBe(slug);
});

it('truncates at a word boundary, without a trailing dash or a split character', () => {
  expect(toUrlSlug('word '.repeat(30))).toBe('word-'.repeat(20).slice(0, -1));
  expect(toUrlSlug(`${'a'.repeat(90)} ${'b'.repeat(30)}`)).toBe('a'.repeat(90));
  expect(toUrlSlug(`${'a'.repeat(100)} b`)).toBe('a'.repeat(100));
  expect(toUrlSlug(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  // At least half of the length is used: no slug loses most of its title to a long last word.
  expect(toUrlSlug(`${'a'.repeat(50)} ${'b'.repeat(99)}`)).toBe('a'.repeat(50));
  expect(toUrlSlug(`${'a'.repeat(49)} ${'b'.repeat(99)}`)).toBe(
    `${'a'.repeat(49)}-${'b'.repeat(50)}`,
  );
  expect(toUrlSlug('a'.repeat(150))).toBe('a'.repeat(100));
  expect(toUrlSlug(`a${'𠮷'.repeat(60)}`)).toBe(`a${'𠮷'.repeat(49)}`);
  expect(toUrlSlug('क्'.repeat(60))).toBe('क्'.repeat(50));
  expect(toUrlSlug(`x${'क्'.repeat(60)}`)).toBe(`x${'क्'.repeat(49)}`);
});

it('keeps slashes with the url-slug-with-slash filter (LINK-02)', () => {
  expect(toUrlSlugWithSlash('Blog/My First Post!/')).toBe('blog/my-first-post/');
});

it('applies the text filter with the given name', () => {
  expect(applyTextFilter('url-slug', 'A/B')).toBe('a-b');
  expect(applyTextFilter('url-slug-with-slash', 'A/B')).toBe('a/b');
});

const titles = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 200 })
    .map((points) => String.fromCodePoint(...points)),
  fc
    .array(
      fc.constantFrom(...Array.from('aÉß字𠮷ガéﷺ-/ 1'), '\u094d', '\u0301', '\ud800', '\u200d'),
      { minLength: 90, maxLength: 160 },
    )
    .map((characters) => characters.join('')),
);

it('returns an empty string or a valid, normalized slug for any title (LINK-02)', () => {
  fc.assert(
    fc.property(titles, (title) => {
      const slug = toUrlSlug(title);
      if (slug === '') return;
      expect(urlId.safeParse(slug)).toEqual({ success: true, data: slug });
      expect(slug.length).toBeLessThanOrEqual(maxTitleSlugLength);
      expect(slug).toMatch(/^[^-/]+(?:-[^-/]+)*$/);
      expect(toUrlSlug(slug)).toBe(slug);
      expect(normalizePath(slug)).toBe(slug);
    }),
    { numRuns: 2_000 },
  );
});

it('creates valid numbered slugs that end with the number', () => {
  fc.assert(
    fc.property(titles, fc.integer({ min: 2, max: 100_000 }), (title, number) => {
      const slug = applyTextFilter('url-slug', title);
      if (slug === '') return;
      const numbered = numberedSlug(slug, number);
      expect(urlId.safeParse(numbered)).toEqual({ success: true, data: numbered });
      expect(numbered.endsWith(`-${number}`)).toBe(true);
    }),
  );
  expect(numberedSlug('about', 1)).toBe('about');
  expect(numberedSlug('about', 2)).toBe('about-2');
  const longest = `${'a'.repeat(99)}/${'b'.repeat(20)}`;
  expect(longest).toHaveLength(maxUrlIdLength);
  expect(numberedSlug(longest, 2)).toBe(`${'a'.repeat(99)}-2`);
});

it('converts a title to a valid site identifier of ASCII characters', () => {
  expect(toSiteIdentifier('  Harbour Café & Sons! ')).toBe('harbour-cafe-sons');
  expect(toSiteIdentifier('Café 日本')).toBe('cafe');
  expect(toSiteIdentifier('陶芸')).toBe('');
  expect(toSiteIdentifier('ab '.repeat(20))).toBe('ab-'.repeat(13).slice(0, -1));
  fc.assert(
    fc.property(titles, (title) => {
      const created = toSiteIdentifier(title);
      expect(created.length < 3 || siteIdentifier.safeParse(created).success).toBe(true);
    }),
  );
});
