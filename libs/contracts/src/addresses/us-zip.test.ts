import { expect, it } from 'vitest';
import { isUsZip } from './us-zip.ts';

it('accepts only exactly five ASCII digits (CHECKOUT-06)', () => {
  expect(['10001', '00000'].every(isUsZip)).toBe(true);
  const others = [
    '1000',
    '100011',
    '1000a',
    'abcde',
    '10001-1234',
    ' 10001',
    '10001\n',
    '１０００１',
    '',
  ];
  expect(others.filter(isUsZip)).toStrictEqual([]);
});
