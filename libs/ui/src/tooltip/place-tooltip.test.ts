import { describe, expect, it } from 'vitest';
import { placeTooltip, type TooltipBounds } from './place-tooltip.ts';

const bounds: TooltipBounds = {
  window: { width: 1000, height: 600 },
  anchor: { x: 300, top: 200, bottom: 200 },
  size: { width: 250, height: 60 },
  direction: 'ltr',
};
const at = (x: number, y: number, more: Partial<TooltipBounds> = {}) =>
  placeTooltip({ ...bounds, anchor: { x, top: y, bottom: y }, ...more });

describe('the place of a tooltip', () => {
  it('is 15 pixels below the mouse and after it (TIP-04)', () => {
    expect(at(300, 200)).toEqual({ left: 315, top: 215 });
  });

  it('is before the mouse where people read from right to left', () => {
    expect(at(600, 200, { direction: 'rtl' })).toEqual({ left: 335, top: 215 });
  });

  it.each([
    [990, 200, 730, 215],
    [-10, 200, 20, 215],
    [300, -30, 315, 20],
  ])('with the mouse at %i, %i keeps 20 pixels from the edges (TIP-05)', (x, y, left, top) => {
    expect(at(x, y)).toEqual({ left, top });
  });

  it('keeps 20 pixels from the edges where people read from right to left (TIP-05)', () => {
    expect(at(100, 200, { direction: 'rtl' }).left).toBe(20);
    expect(at(1100, 200, { direction: 'rtl' }).left).toBe(730);
  });

  it('is above the mouse where there is no bounds below', () => {
    expect(at(300, 505).top).toBe(520);
    expect(at(300, 506).top).toBe(506 - 15 - 60);
  });

  it('is below and above an element that has the focus, never over it', () => {
    const anchor = { x: 300, top: 500, bottom: 540 };
    expect(placeTooltip({ ...bounds, anchor }).top).toBe(425);
    expect(placeTooltip({ ...bounds, anchor: { x: 300, top: 100, bottom: 140 } }).top).toBe(155);
  });

  it('begins at the upper edge where there is bounds nowhere', () => {
    const window = { width: 200, height: 90 };
    expect(at(100, 45, { window })).toEqual({ left: 20, top: 20 });
  });
});
