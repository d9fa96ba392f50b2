import { expect, it } from 'vitest';
import { linkAttributes } from './link-attributes.ts';

it.each([
  ['an address', { href: '/shop', newWindow: false }, { href: '/shop' }],
  [
    'an address in a new window, which cannot reach back',
    { href: 'https://example.com', newWindow: true },
    { href: 'https://example.com', target: '_blank', rel: 'noopener' },
  ],
  ['a script', { href: 'javascript:alert(1)', newWindow: true }, {}],
  ['nothing', undefined, {}],
])('returns the attributes of %s', (_, link, attributes) => {
  expect(linkAttributes(link)).toStrictEqual(attributes);
});
