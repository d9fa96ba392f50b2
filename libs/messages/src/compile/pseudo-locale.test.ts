import { expect, it } from 'vitest';
import * as en from '../compiled/en.gen.ts';
import { createMessages } from '../create-messages.ts';
import { compileMessage } from './compile-message.ts';
import { pseudoCatalog, pseudoMessage } from './pseudo-locale.ts';

it('adds accents, brackets and 30 percent padding to English text', () => {
  expect(pseudoMessage('en-XA', 'Close menu')).toBe('⟦Çļöšé ṁéñû···⟧');
});

it('preserves placeholders, numbers and plural choices', () => {
  const text = '{count, plural, one {# item of {title}} other {# items}}';
  const { cart } = { cart: { items: pseudoMessage('en-XA', compileMessage(text, 'en')) } };
  const say = createMessages('en', { cart }) as unknown as (key: string, values: object) => string;

  expect(say('cart.items', { count: 1, title: 'Mug' })).toBe('⟦1 îţéṁ öƒ Mug···⟧');
  expect(say('cart.items', { count: 1234, title: 'Mug' })).toMatch(/^⟦1,234 îţéṁš·+⟧$/);
});

it('wraps text in right-to-left overrides for ar-XB', () => {
  const say = createMessages('en', pseudoCatalog('ar-XB', en));

  expect(say('visitor.nav.page', { page: 1, count: 2 })).toBe(
    '\u202ePage \u202c1\u202e of \u202c2',
  );
});

it('leaves no unaccented English word in the en-XA catalog', () => {
  const written = JSON.stringify(Object.values(pseudoCatalog('en-XA', en)).map(Object.values));
  const words = written.replaceAll(/\["[\w]+"[\],]|"(plural|select|ordinal|one|other|=\d+)"/g, '');

  expect(/[A-Za-z]{2,}/.exec(words)?.[0]).toBeUndefined();
});
