import { sectionThemes } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { lightness, withLightness } from './lightness.ts';
import { themeColors } from './theme-colors.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palette = fc.record({
  white: color,
  light: color,
  accent: color,
  dark: color,
  black: color,
});

describe.each(sectionThemes)('the theme %s', (theme) => {
  it('has sufficient contrast for any palette', () => {
    fc.assert(
      fc.property(palette, (colors) => {
        const { bg, surface, ...created } = themeColors(colors, theme);
        for (const words of [created.text, created.muted, created.link, created.danger]) {
          expect(contrast(words, bg)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(created.heading, bg)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(created.accentText, created.accent)).toBeGreaterThanOrEqual(4.5);
        for (const shape of [created.accent, created.fieldLine, created.focus]) {
          expect(contrast(shape, bg)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('uses the original palette colors when their contrast is sufficient', () => {
  const owners = {
    white: '#ffffff',
    light: '#f4efe6',
    accent: '#9b3d22',
    dark: '#3a3f36',
    black: '#1c1b19',
  };
  expect(themeColors(owners, 'lightest')).toMatchObject({ bg: '#ffffff', text: '#1c1b19' });
  expect(themeColors(owners, 'lightest-bold')).toMatchObject({
    accent: '#9b3d22',
    heading: '#9b3d22',
  });
  expect(themeColors(owners, 'bright')).toMatchObject({ bg: '#9b3d22', text: '#ffffff' });
});

it('withLightness sets the lightness of a color', () => {
  expect(lightness(withLightness('#9b3d22', 0.8))).toBeCloseTo(0.8, 1);
  expect(withLightness('#9b3d22', 1)).toBe('#ffffff');
  expect(withLightness('#9b3d22', 0)).toBe('#000000');
});
