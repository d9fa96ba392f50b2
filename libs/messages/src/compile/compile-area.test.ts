import { expect, it } from 'vitest';
import { createMessages } from '../create-messages.ts';
import { compileArea } from './compile-area.ts';

const english = {
  title: 'Shopping cart',
  items: '{count, plural, one {# item} other {# items}}',
} as const;

it('gives the English text of a key that a locale does not translate (MSG-19)', () => {
  const cart = compileArea('de', english, { title: 'Warenkorb' });
  const text = createMessages('de', { cart });

  expect(text('cart.title')).toBe('Warenkorb');
  expect(text('cart.items', { count: 1234 })).toBe('1.234 items');
});

it('gives the texts of a translation by the plural rules of its locale (MSG-19)', () => {
  const items =
    '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {#}}';
  const text = createMessages('pl', { cart: compileArea('pl', english, { items }) });

  expect(text('cart.items', { count: 3 })).toBe('3 przedmioty');
  expect(text('cart.items', { count: 5 })).toBe('5 przedmiotów');
});

it('survives the way through JSON', () => {
  const cart: unknown = JSON.parse(JSON.stringify(compileArea('en', english)));

  expect(cart).toStrictEqual(compileArea('en', english));
});
