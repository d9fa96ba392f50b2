import { expect, it } from 'vitest';
import { formatGiftCardCode, giftCardLabel, readGiftCardCode } from './gift-card-code.ts';

it.each([
  ['ABCDEFGH00112345', 'ABCDEFGH00112345'],
  ['abcd-efgh-0ol1-2345', 'ABCDEFGH00112345'],
  [' ABCD EFGH OOIL 2345 ', 'ABCDEFGH00112345'],
  ['ABCDEFGH0011234', null],
  ['ABCDEFGH001123456', null],
  ['ABCDEFGHU0112345', null],
  ['SPRING20', null],
  ['', null],
])('reads %j', (typed, code) => {
  expect(readGiftCardCode(typed)).toBe(code);
});

it('formats a code in groups that are read as the same code', () => {
  expect(formatGiftCardCode('ABCDEFGH00112345')).toBe('ABCD-EFGH-0011-2345');
  expect(readGiftCardCode(formatGiftCardCode('ABCDEFGH00112345'))).toBe('ABCDEFGH00112345');
  expect(giftCardLabel('2345')).toBe('•••• 2345');
});
