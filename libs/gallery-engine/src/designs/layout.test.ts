import { describe, expect, it } from 'vitest';
import type { Slide } from '../slides/slide.ts';
import { engineDesigns, type EngineDesign } from './engine-design.ts';
import { layout } from './layout.ts';

const slides: Slide[] = [
  { type: 'image', dimensions: { width: 300, height: 200 }, focalPoint: { x: 0.2, y: 1 } },
  { type: 'image', dimensions: { width: 200, height: 400 } },
];
const styleOf = (design: EngineDesign) => layout(design, {}, slides).container.style;

describe('layout', () => {
  it.each(engineDesigns)(
    'sets the class of the design %s and the ratio of each slide',
    (design) => {
      const { container, items } = layout(design, {}, slides);
      expect(container.className.split(' ')).toContain(`gallery-${design}`);
      expect(items.map(({ style }) => style['--gallery-slide-ratio'])).toEqual([1.5, 0.5]);
    },
  );

  it('throws for an unknown design (GAL-079)', () => {
    expect(() => layout('mosaic' as EngineDesign, {}, slides)).toThrow(
      new RangeError('Unknown gallery design "mosaic".'),
    );
    expect(() => layout('slider' as EngineDesign, {}, slides)).toThrow(RangeError);
  });

  it('crops around the focal point unless autoCrop is off', () => {
    const cropped = layout('grid', {}, slides);
    expect(cropped.container.className).toContain('gallery-crop');
    expect(cropped.items[0]?.style['--gallery-slide-focus']).toBe('20% 100%');
    const whole = layout('grid', { autoCrop: false }, slides);
    expect(whole.container.className).not.toContain('gallery-crop');
    expect(whole.items[0]?.style).not.toHaveProperty('--gallery-slide-focus');
  });

  it('returns equal results for equal arguments', () => {
    for (const design of engineDesigns) {
      expect(layout(design, {}, slides)).toEqual(layout(design, {}, structuredClone(slides)));
    }
  });

  it('writes lengths of columns and rows in pixels', () => {
    expect(styleOf('autocolumns')).toMatchObject({
      '--gallery-column': '250px',
      '--gallery-gap': '0px',
    });
    expect(styleOf('autorows')).toMatchObject({
      '--gallery-row': '250px',
      '--gallery-gap': '20px',
    });
  });

  it('uses the ratio of the first slide for a stack, or of the highest without autoHeight', () => {
    expect(layout('stacked', {}, slides).container.style['--gallery-ratio']).toBe(1.5);
    const fixed = layout('stacked', { autoHeight: false }, slides);
    expect(fixed.container.style['--gallery-ratio']).toBe(0.5);
    expect(layout('stacked', {}, []).container.style['--gallery-ratio']).toBe(1);
  });

  it.each(['abc', 0, -1, Number.NaN, Infinity, '250px', null])(
    'uses defaults for lengths of %j (GAL-072)',
    (value) => {
      const numbers = {
        columnWidth: value,
        gutter: -1,
        rowHeight: value,
        perRow: value,
        vSize: value,
        slidesPerRow: value,
        aspectRatio: value,
      };
      for (const design of engineDesigns) {
        expect(layout(design, numbers as object, slides)).toEqual(layout(design, {}, slides));
      }
    },
  );

  it('uses default ratios for invalid dimensions and the center for an invalid focal point', () => {
    const odd = [
      { type: 'image', dimensions: { width: 0, height: 0 }, focalPoint: { x: Number.NaN, y: 7 } },
      { type: 'image', dimensions: { width: -3, height: 2 } },
    ] as const;
    const { items } = layout('grid', {}, odd);
    expect(items.map(({ style }) => style['--gallery-slide-ratio'])).toEqual([1.5, 1.5]);
    expect(items[0]?.style['--gallery-slide-focus']).toBe('50% 100%');
  });
});
