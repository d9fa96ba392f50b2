import { expect, it } from 'vitest';
import { createMessages } from '../create-messages.ts';
import { compileArea } from './compile-area.ts';

const english = {
  title: 'Shopping cart',
  items: '{count, plural, one {# item} other {# items}}',
} as const;

it('falls back to the English text for a missing translation (MSG-19)', () => {
  const cart = compileArea('de', english, { title: 'Warenkorb' });
  const text = createMessages('de', { cart });

  expect(text('cart.title')).toBe('Warenkorb');
  expect(text('cart.items', { count: 1234 })).toBe('1.234 items');
});

it('applies the plural rules of the locale to a translation (MSG-19)', () => {
  const items =
    '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {#}}';
  const text = createMessages('pl', { cart: compileArea('pl', english, { items }) });

  expect(text('cart.items', { count: 3 })).toBe('3 przedmioty');
  expect(text('cart.items', { count: 5 })).toBe('5 przedmiotów');
});

it('survives JSON serialization', () => {
  const cart: unknown = JSON.parse(JSON.stringify(compileArea('en', english)));

  expect(cart).toStrictEqual(compileArea('en', english));
});
