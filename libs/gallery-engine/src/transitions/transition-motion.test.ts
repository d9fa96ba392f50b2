import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWideScreen, wideScreenPx, kenBurnsZoom, settleMs } from './transition-durations.ts';
import { transitionMotion, type MoveContext } from './transition-motion.ts';
import type { TransitionName } from './transition-name.ts';

const context: MoveContext = {
  side: 1,
  speedMs: 1000,
  stayMs: 5000,
  dragPx: 0,
  velocity: 0,
  galleryWidth: 600,
  isWide: false,
};

it('fades out for 1.2 times the speed (GAL-101)', () => {
  const { incoming, outgoing, durationMs } = transitionMotion('fade', context);
  expect([incoming?.durationMs, outgoing?.durationMs, durationMs]).toEqual([1000, 1200, 1200]);
});

it('zooms to 1.075 with ken burns while the slide is visible (GAL-102)', () => {
  expect(kenBurnsZoom).toBe(1.075);
  const { zoom } = transitionMotion('ken-burns', context);
  expect(zoom?.keyframes).toEqual([{ scale: '1' }, { scale: '1.075' }]);
  expect(zoom?.durationMs).toBe(6200);
});

it('swipes in 0.28 s (GAL-103)', () => {
  expect(transitionMotion('swipe', context).durationMs).toBe(280);
});

it('moves the incoming slide from the side of the move', () => {
  for (const side of [1, -1] as const) {
    const { incoming, outgoing } = transitionMotion('swipe', { ...context, side });
    expect(incoming?.keyframes).toEqual([{ translate: `${side * 100}%` }, { translate: '0%' }]);
    expect(outgoing?.keyframes.at(-1)).toEqual({ translate: `${side * -100}%` });
  }
});

describe('new swipe', () => {
  const speed = fc.double({ min: -50, max: 50, noNaN: true });
  const way = fc.double({ min: 0, max: 3000, noNaN: true });

  it('settles in 0.2 to 0.4 s (GAL-104)', () => {
    fc.assert(
      fc.property(way, speed, (distancePx, velocity) => {
        const ms = settleMs({ distancePx, velocity, isWide: false });
        expect(ms).toBeGreaterThanOrEqual(200);
        expect(ms).toBeLessThanOrEqual(400);
      }),
    );
    expect(settleMs({ distancePx: 300, velocity: 1, isWide: false })).toBe(300);
  });

  it('settles in 0.3 to 0.5 s from a width of 767 px (GAL-105)', () => {
    expect(wideScreenPx).toBe(767);
    fc.assert(
      fc.property(way, speed, (distancePx, velocity) => {
        const ms = settleMs({ distancePx, velocity, isWide: true });
        expect(ms).toBeGreaterThanOrEqual(300);
        expect(ms).toBeLessThanOrEqual(500);
      }),
    );
    expect(settleMs({ distancePx: 450, velocity: -1, isWide: true })).toBe(450);
  });

  it('counts screens from 767 px as wide', () => {
    expect([766, 767].map((width) => isWideScreen(width))).toEqual([false, true]);
  });

  it('starts at the drag position', () => {
    const { incoming, outgoing } = transitionMotion('new-swipe', {
      ...context,
      dragPx: -120,
      velocity: -1.6,
    });
    expect(incoming?.keyframes[0]).toEqual({ translate: 'calc(100% + -120px)' });
    expect(outgoing?.keyframes[0]).toEqual({ translate: 'calc(0% + -120px)' });
    expect(incoming?.durationMs).toBe(300);
  });
});

it('throws for an unknown transition (GAL-080)', () => {
  expect(() => transitionMotion('dissolve' as TransitionName, context)).toThrow(
    new RangeError('Unknown gallery transition "dissolve".'),
  );
});
