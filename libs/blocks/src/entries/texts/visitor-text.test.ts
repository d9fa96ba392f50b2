import { catalogLocales } from '@sitewright/messages';
import { expect, it } from 'vitest';
import { loadVisitorText } from './load-visitor-text.ts';
import { visitorText } from './visitor-text.ts';

it('gives the words and the texts of the specification in the language of the page (MSG-19)', () => {
  const text = visitorText('de-CH');

  expect(text('nav.menu')).toBe('Menü');
  expect(text('cart.empty')).toBe('Ihr Warenkorb ist leer.');
  expect(text('nav.page', { page: 1, count: 3 })).toBe('Seite 1 von 3');
});

it('chooses the plural by the language of the page', () => {
  expect(visitorText('ar')('cart.items', { count: 2 })).toBe('منتجان في سلتك');
});

it('speaks English on a page in a language without texts (MSG-19)', () => {
  expect(visitorText('nl')('nav.menu')).toBe('Menu');
});

it('is made once for each language', () => {
  expect(visitorText('fr')).toBe(visitorText('fr'));
});

it.each(catalogLocales)(
  'says the same in %s where it is loaded and where it is there',
  async (locale) => {
    const loaded = await loadVisitorText(locale);

    expect(loaded('order.confirmed')).toBe(visitorText(locale)('order.confirmed'));
  },
);
