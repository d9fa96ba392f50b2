import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../pacing/fake-clock.fixture.ts';
import { easings } from './easings.ts';
import { animationSeconds, tween, tweenDefaults } from './tween.ts';

describe('a tween', () => {
  it.each([undefined, null, 'step', {}])(
    'throws when its first argument is %o (TWEEN-01)',
    (step) => {
      const { frames } = fakeClock();
      expect(() => tween(step as never, {}, frames)).toThrow(TypeError);
    },
  );

  it.each([NaN, Infinity, '300'])('throws when its duration is %o (TWEEN-02)', (durationMs) => {
    const { frames, waiting } = fakeClock();
    expect(() => tween(() => {}, { durationMs: durationMs as number }, frames)).toThrow(RangeError);
    expect(waiting()).toBe(0);
  });

  it('takes 300 ms by default (TWEEN-03, TWEEN-04)', () => {
    expect(animationSeconds).toBe(0.3);
    expect(tweenDefaults.durationMs).toBe(300);
    const { frames, pass } = fakeClock();
    const steps: number[] = [];
    tween((progress) => steps.push(progress), { easing: 'linear' }, frames);
    pass(16 * 18);
    expect(steps.at(-1)).toBeCloseTo(288 / 300);
    pass(16);
    expect(steps.at(-1)).toBe(1);
  });

  it('steps once a frame and stops at its end', async () => {
    const { frames, pass, waiting } = fakeClock();
    const step = vi.fn<(progress: number) => void>();
    const { done } = tween(step, { durationMs: 32, easing: 'linear' }, frames);
    pass(100);
    expect(step.mock.calls).toEqual([[0.5], [1]]);
    expect(waiting()).toBe(0);
    await expect(done).resolves.toBe('finished');
  });

  it.each([0, -1])('finishes immediately for a duration of %d ms', async (durationMs) => {
    const { frames, waiting } = fakeClock();
    const step = vi.fn<(progress: number) => void>();
    const { done } = tween(step, { durationMs }, frames);
    expect(step.mock.calls).toEqual([[1]]);
    expect(waiting()).toBe(0);
    await expect(done).resolves.toBe('finished');
  });

  it('stops when it is canceled within its own step', async () => {
    const { frames, pass, waiting } = fakeClock();
    const step = vi.fn<(progress: number) => void>(() => moving.cancel());
    const moving = tween(step, {}, frames);
    pass(1000);
    expect(step).toHaveBeenCalledOnce();
    expect(waiting()).toBe(0);
    await expect(moving.done).resolves.toBe('canceled');
  });

  it('follows its easing', () => {
    const { frames, pass } = fakeClock();
    const steps: number[] = [];
    tween((progress) => steps.push(progress), { durationMs: 32, easing: 'easeInSine' }, frames);
    pass(16);
    expect(steps).toEqual([easings.easeInSine(0.5)]);
  });
});

it.each(Object.entries(easings))('%s starts at 0, ends at 1 and never decreases', (_, easing) => {
  expect(easing(0)).toBeCloseTo(0);
  expect(easing(1)).toBeCloseTo(1);
  const ways = Array.from({ length: 101 }, (_, step) => easing(step / 100));
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
});
