import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkAttributes } from './link-attributes.ts';
import { safeHref } from './safe-href.ts';

it.each([
  'https://example.com/a?b#c',
  '/work',
  '#top',
  '?page=2',
  'mailto:a@example.com',
  'tel:+4930123',
  '//cdn.example.com',
  'work/data:x',
])('returns %s unchanged', (href) => {
  expect(safeHref(href)).toBe(href);
});

it('percent-encodes site paths, but not URLs with a host', () => {
  expect(safeHref('/器/%C3%A9?a=é')).toBe('/%E5%99%A8/%C3%A9?a=%C3%A9');
  expect(safeHref('https://münchen.example/é')).toBe('https://münchen.example/é');
  expect(safeHref('//münchen.example/é')).toBe('//münchen.example/é');
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '',
  '  ',
])('returns undefined for %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

it('rejects a javascript: URL with whitespace and control characters anywhere in its scheme', () => {
  const blanks = fc.array(fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u001f'), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(blanks, { minLength: 12, maxLength: 12 }), (strewn) => {
      let at = 0;
      const href = 'javascript:x'.replaceAll(
        /./g,
        (letter) => (strewn[at++] ?? []).join('') + letter,
      );
      expect(safeHref(href)).toBeUndefined();
    }),
  );
});

it('adds rel="noopener" to links that open a new window', () => {
  expect(linkAttributes({ href: 'https://a.example', newWindow: true })).toStrictEqual({
    href: 'https://a.example',
    target: '_blank',
    rel: 'noopener',
  });
});
