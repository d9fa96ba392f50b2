import { expect, it } from 'vitest';
import { readableEmail } from './readable-email.ts';

it.each([
  ['info@xn--mller-keramik-wob.de', 'info@müller-keramik.de'],
  ['a@shop.xn--r8jz45g.jp', 'a@shop.例え.jp'],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['xn--a@example.com', 'xn--a@example.com'],
  ['a@xn--a.example', 'a@xn--a.example'],
  ['nobody', 'nobody'],
])('formats %s as %s', (email, readable) => {
  expect(readableEmail(email)).toBe(readable);
});
