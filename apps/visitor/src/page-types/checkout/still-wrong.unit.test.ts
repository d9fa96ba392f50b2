import { expect, it } from 'vitest';
import { stillWrong } from './still-wrong.ts';

const missing = { shippingOptionId: 'Choose a shipping option.' };
const email = { email: 'Email is not valid.' };

it.each([
  [{ ...missing, ...email }, true, email],
  [{ ...missing, ...email }, false, { ...missing, ...email }],
  [missing, true, missing],
  [email, true, email],
  [{}, true, {}],
])('of %j, with a way chosen: %j, remains %j', (errors, isChosen, left) => {
  expect(stillWrong(errors, isChosen)).toEqual(left);
});
