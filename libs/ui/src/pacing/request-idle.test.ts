import { expect, it, vi } from 'vitest';
import { fakeClock } from './fake-clock.fixture.ts';
import { idleBudgetMs, requestIdle } from './request-idle.ts';

it('falls back to a budget of 50 ms without requestIdleCallback (UI-13)', () => {
  const { host, pass, work } = fakeClock();
  const left: number[] = [];
  requestIdle(host, ({ timeRemaining }) => {
    left.push(timeRemaining());
    work(20);
    left.push(timeRemaining());
    work(40);
    left.push(timeRemaining());
  });
  expect(left).toEqual([]);
  pass(1);
  expect(left).toEqual([50, 30, 0]);
  expect(idleBudgetMs).toBe(50);
});

it('clears the fallback timeout on cancel', () => {
  const { host, waiting } = fakeClock();
  requestIdle(host, () => {})();
  expect(waiting()).toBe(0);
});

it('uses requestIdleCallback and cancelIdleCallback when available', () => {
  const { host } = fakeClock();
  const requestIdleCallback = vi.fn<(callback: (deadline: IdleDeadline) => void) => number>(
    () => 7,
  );
  const cancelIdleCallback = vi.fn<(request: number) => void>();
  const callback = () => {};
  requestIdle({ ...host, requestIdleCallback, cancelIdleCallback }, callback)();
  expect(requestIdleCallback).toHaveBeenCalledWith(callback);
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});
