import { expect, it } from 'vitest';
import { remainingErrors } from './remaining-errors.ts';

const missing = { shippingOptionId: 'Choose a shipping option.' };
const email = { email: 'Email is not valid.' };

it.each([
  [{ ...missing, ...email }, true, email],
  [{ ...missing, ...email }, false, { ...missing, ...email }],
  [missing, true, missing],
  [email, true, email],
  [{}, true, {}],
])('for errors %j and shipping option selected: %j, returns %j', (errors, isChosen, left) => {
  expect(remainingErrors(errors, isChosen)).toEqual(left);
});
