import { expect, it } from 'vitest';
import { offersSignUp } from './offers-sign-up.ts';

it.each([
  [undefined, true],
  ['/?site=shop&frameUrl=%2F', true],
  ['/?site=shop&frameUrl=%2F&accountCreation=false', false],
  ['/?frameUrl=%2F%3FaccountCreation%3Dfalse', true],
])('offers sign-up for the return URL %s: %s', (returnTo, offers) => {
  expect(offersSignUp(returnTo)).toBe(offers);
});
