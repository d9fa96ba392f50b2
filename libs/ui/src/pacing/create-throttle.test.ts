import { expect, it, vi } from 'vitest';
import { createThrottle, restAfter, throttleTimings } from './create-throttle.ts';
import { fakeClock } from './fake-clock.fixture.ts';

it('waits twice the average duration of its runs (UI-12)', () => {
  expect(restAfter([10])).toBe(20);
  expect(restAfter([10, 20, 60])).toBe(60);
});

it('averages only the last 22 durations (UI-12)', () => {
  const clock = fakeClock();
  let cost = 1000;
  const throttle = createThrottle(() => clock.work(cost), clock.host);
  throttle.call();
  cost = 10;
  for (let time = 0; time < 22; time++) {
    clock.pass(100_000);
    throttle.call();
  }
  throttle.call();
  clock.pass(19);
  expect(clock.waiting()).toBe(1);
  clock.pass(1);
  expect(clock.waiting()).toBe(0);
  expect(throttleTimings).toBe(22);
});

it('runs on the first call and once after the wait for all later calls', () => {
  const clock = fakeClock();
  const work = vi.fn<() => void>(() => clock.work(50));
  const throttle = createThrottle(work, clock.host);
  throttle.call();
  expect(work).toHaveBeenCalledOnce();
  throttle.call();
  throttle.call();
  clock.pass(99);
  expect(work).toHaveBeenCalledOnce();
  clock.pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  clock.pass(1000);
  expect(work).toHaveBeenCalledTimes(2);
  throttle.call();
  expect(work).toHaveBeenCalledTimes(3);
});

it('measures the duration of a run that throws an error', () => {
  const clock = fakeClock();
  const throttle = createThrottle(() => {
    clock.work(50);
    throw new Error('broken');
  }, clock.host);
  expect(throttle.call).toThrow('broken');
  throttle.call();
  expect(clock.waiting()).toBe(1);
});

it('drops a pending call when it is canceled', () => {
  const clock = fakeClock();
  const work = vi.fn<() => void>(() => clock.work(50));
  const throttle = createThrottle(work, clock.host);
  throttle.call();
  throttle.call();
  throttle.cancel();
  clock.pass(1000);
  expect(work).toHaveBeenCalledOnce();
});
