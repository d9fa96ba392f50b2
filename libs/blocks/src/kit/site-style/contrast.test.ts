import { expect, it } from 'vitest';
import { contrast, parseHex, toHex } from './contrast.ts';

it('returns WCAG contrast ratios', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#abcdef', '#abcdef')).toBe(1);
});

it('converts colors to hex and back without loss', () => {
  for (const hex of ['#000000', '#ffffff', '#12ab9f']) expect(toHex(parseHex(hex))).toBe(hex);
});
