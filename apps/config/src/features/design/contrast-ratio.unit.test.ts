import { expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio.ts';

it('calculates the WCAG contrast ratio independent of the color order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
});
