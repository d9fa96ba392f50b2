import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyTextFilter, toUrlSlug, toUrlSlugWithSlash } from './url-slug.ts';

it.each([
  ['Our Spring Sale!', 'our-spring-sale'],
  ['--A   b__c--', 'a-b-c'],
  ['2026/11', '2026-11'],
  ['Crème brûlée', 'creme-brulee'],
  ['Straße & Œuvre', 'strasse-oeuvre'],
  ['日本', ''],
])('makes a slug of %j (LINK-02)', (text, slug) => {
  expect(toUrlSlug(text)).toBe(slug);
});

it('keeps slashes where the filter says so (LINK-02)', () => {
  expect(toUrlSlugWithSlash('Blog/My First Post!/')).toBe('blog/my-first-post/');
});

it('makes slugs that stay as they are, without dashes at the ends or in a row (LINK-02)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toUrlSlug(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toUrlSlug(slug)).toBe(slug);
    }),
  );
});

it('applies the filter that a field names (LINK-02)', () => {
  expect(applyTextFilter('url-slug', 'A/B')).toBe('a-b');
  expect(applyTextFilter('url-slug-with-slash', 'A/B')).toBe('a/b');
});
