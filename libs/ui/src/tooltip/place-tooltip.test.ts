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

describe('placeTooltip', () => {
  it('positions the tooltip 15 px below and after the mouse (TIP-04)', () => {
    expect(at(300, 200)).toEqual({ left: 315, top: 215 });
  });

  it('positions the tooltip before the mouse in a right-to-left page', () => {
    expect(at(600, 200, { direction: 'rtl' })).toEqual({ left: 335, top: 215 });
  });

  it.each([
    [990, 200, 730, 215],
    [-10, 200, 20, 215],
    [300, -30, 315, 20],
  ])('with the mouse at %i, %i respects the margin of 20 px (TIP-05)', (x, y, left, top) => {
    expect(at(x, y)).toEqual({ left, top });
  });

  it('respects the margin of 20 px in a right-to-left page (TIP-05)', () => {
    expect(at(100, 200, { direction: 'rtl' }).left).toBe(20);
    expect(at(1100, 200, { direction: 'rtl' }).left).toBe(730);
  });

  it('positions the tooltip above the mouse when there is not enough space below', () => {
    expect(at(300, 505).top).toBe(520);
    expect(at(300, 506).top).toBe(506 - 15 - 60);
  });

  it('positions the tooltip below or above a focused element without overlap', () => {
    const anchor = { x: 300, top: 500, bottom: 540 };
    expect(placeTooltip({ ...bounds, anchor }).top).toBe(425);
    expect(placeTooltip({ ...bounds, anchor: { x: 300, top: 100, bottom: 140 } }).top).toBe(155);
  });

  it('uses the top margin when there is not enough space above or below', () => {
    const window = { width: 200, height: 90 };
    expect(at(100, 45, { window })).toEqual({ left: 20, top: 20 });
  });
});
