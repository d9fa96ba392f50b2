import { expect, it } from 'vitest';
import { numberSigns } from './number-signs.ts';

it.each([
  ['en', ['1,240', '15,900'], '.'],
  ['de', ['1.240', '15.900'], ','],
  ['de', ['1.240', '12.5'], '.'],
  ['en', ['1.240', '12,5'], ','],
  ['en', ['1.240,50'], ','],
  ['de', ['1,240.50'], '.'],
  ['de', ['1,020,300'], '.'],
  ['en', ['1.020.300'], ','],
  ['en', ['0,125'], ','],
  ['de', ['1240.500'], '.'],
  ['ja', ['-1,240', '80'], '.'],
  ['fr', ['80'], ','],
])('for locale %s detects from %j the decimal separator %s', (locale, numbers, decimal) => {
  expect(numberSigns(numbers, locale).decimal).toBe(decimal);
});
