import { describe, expect, it } from 'vitest';
import { createWatchdog } from './watchdog.ts';

describe('createWatchdog', () => {
  it('reports fine while each request is completed in time', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(undefined, 0)).toBe('fine');
    expect(watchdog.look(0, 9_999)).toBe('fine');
  });

  it('reports suspect, then dead when the same request is late twice in a row', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(0, 10_000)).toBe('suspect');
    expect(watchdog.look(0, 11_000)).toBe('dead');
  });

  it('reports fine again when a newer request follows a late one', () => {
    const watchdog = createWatchdog(10_000);
    expect(watchdog.look(0, 60_000)).toBe('suspect');
    expect(watchdog.look(59_500, 61_000)).toBe('fine');
    expect(watchdog.look(59_500, 69_500)).toBe('suspect');
  });
});
