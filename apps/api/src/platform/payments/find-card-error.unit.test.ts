import { expect, it } from 'vitest';
import { findCardError } from './find-card-error.ts';
import { testCards } from './test-cards.ts';

it.each([...Object.keys(testCards), '5555 5555 5555 4444', '3782-822463-10005'])(
  'accepts %s as a card number',
  (number) => expect(findCardError(number)).toBeNull(),
);

it.each(['', ' ', ' - '])('returns an error for the empty card number %j', (number) =>
  expect(findCardError(number)).toBe('Enter your card number.'),
);

it.each(['4242', '4242 4242 4242 4243', 'four thousand', '0'.repeat(20)])(
  'returns an error for the invalid card number %j',
  (number) =>
    expect(findCardError(number)).toBe('This is not a card number. Check it and try again.'),
);
