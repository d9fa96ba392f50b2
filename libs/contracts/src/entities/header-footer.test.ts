import { expect, it } from 'vitest';
import { defaultSiteHeader, siteHeader, siteHeaderOf, type SiteHeader } from './header-footer.ts';

const whole: SiteHeader = {
  layout: 'split',
  theme: 'dark',
  transparent: true,
  sticky: true,
  logoId: 'a'.repeat(24),
  tagline: 'Since 1921',
  button: { text: 'Book', href: '/book' },
  showCart: true,
  social: [{ service: 'mastodon', url: 'https://example.org/@us' }],
};

it('accepts the default header and reads a valid header unchanged', () => {
  expect(siteHeader.parse(defaultSiteHeader)).toStrictEqual(defaultSiteHeader);
  expect(siteHeaderOf(siteHeader.parse(whole))).toStrictEqual(whole);
});

it.each([undefined, null, 'words', 7, [], {}, { layout: 'round', social: 'none' }])(
  'falls back to the default header for %j',
  (stored) => expect(siteHeaderOf(stored)).toStrictEqual(defaultSiteHeader),
);

it('preserves valid header fields and replaces invalid ones with defaults', () => {
  const older = { ...whole, button: { text: '' }, color: 'red' };
  expect(siteHeaderOf(older)).toStrictEqual({ ...whole, button: null });
});
