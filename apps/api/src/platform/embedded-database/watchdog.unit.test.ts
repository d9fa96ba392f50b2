import { describe, expect, it } from 'vitest';
import { createWatchdog } from './watchdog.ts';

describe('createWatchdog', () => {
  it('is content while every request is answered in time', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(undefined, 0)).toBe('fine');
    expect(watchdog.look(0, 9_999)).toBe('fine');
  });

  it('takes a thread for dead when the same request is late in two looks', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(0, 10_000)).toBe('suspect');
    expect(watchdog.look(0, 11_000)).toBe('dead');
  });

  it('forgives a late answer that was only not read yet, because this process had been stopped', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(0, 60_000)).toBe('suspect');
    expect(watchdog.look(59_500, 61_000)).toBe('fine');
    expect(watchdog.look(59_500, 69_500)).toBe('suspect');
  });
});
