import { catalogLocales } from '@sitewright/messages';
import { expect, it } from 'vitest';
import { loadVisitorText } from './load-visitor-text.ts';
import { visitorText } from './visitor-text.ts';

it('translates labels and specified texts to the page locale (MSG-19)', () => {
  const text = visitorText('de-CH');

  expect(text('nav.menu')).toBe('Menü');
  expect(text('cart.empty')).toBe('Ihr Warenkorb ist leer.');
  expect(text('nav.page', { page: 1, count: 3 })).toBe('Seite 1 von 3');
});

it('selects the plural form of the page locale', () => {
  expect(visitorText('ar')('cart.items', { count: 2 })).toBe('منتجان في سلتك');
});

it('falls back to English for an unsupported locale (MSG-19)', () => {
  expect(visitorText('nl')('nav.menu')).toBe('Menu');
});

it('returns the same function for the same locale', () => {
  expect(visitorText('fr')).toBe(visitorText('fr'));
});

it.each(catalogLocales)(
  'returns the same text in %s whether loaded asynchronously or bundled',
  async (locale) => {
    const loaded = await loadVisitorText(locale);

    expect(loaded('order.confirmed')).toBe(visitorText(locale)('order.confirmed'));
  },
);
