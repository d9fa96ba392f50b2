import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../pacing/fake-clock.fixture.ts';
import { scrollIntoView } from './dom/scroll-into-view.ts';
import { scrollDefaults } from './options.ts';
import { scrollDuration } from './scroll-duration.ts';
import { watchScrollEnd } from './watch-scroll-end.ts';

describe('watchScrollEnd', () => {
  it('calls back once, 300 ms after the last scroll event (SCROLL-01)', () => {
    const { host, pass } = fakeClock();
    const target = new EventTarget();
    const onEnd = vi.fn<() => void>();
    watchScrollEnd(target, onEnd, host);
    target.dispatchEvent(new Event('scroll'));
    pass(299);
    target.dispatchEvent(new Event('scroll'));
    pass(299);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
    pass(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not call back after it is stopped', () => {
    const { host, waiting } = fakeClock();
    const target = new EventTarget();
    const stop = watchScrollEnd(target, () => {}, host);
    target.dispatchEvent(new Event('scroll'));
    stop();
    target.dispatchEvent(new Event('scroll'));
    expect(waiting()).toBe(0);
  });
});

describe('the scroll duration', () => {
  it('is at least 50 ms, or the given minimum (SCROLL-02)', () => {
    expect([0, 1, -6].map((distance) => scrollDuration(distance))).toEqual([50, 50, 50]);
    expect(scrollDuration(1, 200)).toBe(200);
    expect(scrollDefaults.minDurationMs).toBe(50);
  });

  it('increases with the distance and is equal in both directions (SCROLL-02)', () => {
    const times = [100, 1000, 10_000].map((distance) => scrollDuration(distance));
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(50);
    expect(scrollDuration(-1000)).toBe(scrollDuration(1000));
  });

  it('is eased with easeOutSine (SCROLL-03)', async () => {
    let now = 0;
    let frame: () => void = () => {};
    const tops: number[] = [];
    const view = {
      scrollY: 100,
      innerHeight: 500,
      document: { documentElement: { scrollHeight: 5_000 } },
      performance: { now: () => now },
      matchMedia: () => ({ matches: false }),
      requestAnimationFrame: (callback: () => void) => {
        frame = callback;
        return 1;
      },
      scrollTo: ({ top }: { readonly top: number }) => tops.push(top),
      addEventListener: () => {},
    };
    const element = { getBoundingClientRect: () => ({ top: 930 }) };
    const done = scrollIntoView(element as never, { window: view as never });
    // 900 pixels take 600 ms.
    for (const at of [200, 300, 600]) {
      now = at;
      frame();
    }
    expect(await done).toBe('arrived');
    const eased = [1 / 3, 1 / 2, 1].map((share) => 100 + 900 * Math.sin((share * Math.PI) / 2));
    expect(tops.slice(-3).map(Math.round)).toEqual(eased.map(Math.round));
  });
});
