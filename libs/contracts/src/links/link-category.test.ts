import { expect, it } from 'vitest';
import { readLink, type LinkCategory } from './link-category.ts';

it.each<[LinkCategory, readonly string[], string]>([
  ['empty', ['', '   ', '\n\t'], 'LINK-04'],
  ['anchor', ['#', '#team', ' #team'], 'LINK-05'],
  [
    'external',
    ['http://example.com', 'https://example.com/a?b#c', 'HTTPS://EXAMPLE.COM', 'ftp://example.com'],
    'LINK-06',
  ],
  ['file', ['/s/menu.pdf', '/s/'], 'LINK-07'],
  ['content', ['/', '/about', '/shop?filters=1', '/server'], 'LINK-08'],
  ['malformedProtocol', ['http:example.com', 'https:/example.com', 'ftp:example.com'], 'LINK-09'],
  [
    'otherProtocol',
    ['mailto:a@example.com', 'tel:5551234', 'sms:555', 'javascript:alert(1)', 'whatsapp://send'],
    'LINK-10',
  ],
  ['external', ['//example.com', '/\\example.com', '\\\\example.com'], 'LINK-24'],
  ['malformedProtocol', ['example.com', 'example.com:8080', 'about us', '?filters=1'], 'LINK-24'],
])('returns the category %s for %j (%s)', (category, texts) => {
  for (const text of texts) expect(readLink(text).category).toBe(category);
});

it('ignores control characters, tabs and line breaks in a scheme, as browsers do (LINK-10)', () => {
  for (const text of [
    'java\nscript:alert(1)',
    '\u0001 JavaScript:alert(1)',
    'java\tscript:alert(1)',
  ]) {
    expect(readLink(text)).toMatchObject({ category: 'otherProtocol', protocol: 'javascript' });
  }
});
