import { expect, it } from 'vitest';
import { toAsciiDigits } from './to-ascii-digits.ts';

it.each([
  ['', ''],
  ['04101', '04101'],
  ['０１２３４５６７８９', '0123456789'],
  ['１００－０００１', '100-0001'],
  ['ＳＷ１Ａ １ＡＡ', 'SW1A 1AA'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗', '09'],
  ['１٢3', '123'],
  ['١٢٣٫٥', '123٫5'],
  ['twelve', 'twelve'],
])('converts %j to %j', (typed, ascii) => {
  expect(toAsciiDigits(typed)).toBe(ascii);
});
