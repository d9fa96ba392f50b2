import { expect, it, vi } from 'vitest';
import { refreshOnReturn } from './refresh-on-return.ts';

function setUp() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const refresh = vi.fn<() => void>();
  const stop = refreshOnReturn({ refresh }, window as unknown as Window);
  const turn = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window, refresh, stop, turn };
}

it('refreshes when the page becomes visible, and not when it becomes hidden', () => {
  const { refresh, turn } = setUp();
  turn('hidden');
  expect(refresh).not.toHaveBeenCalled();
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('refreshes on the online event', () => {
  const { window, refresh } = setUp();
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does not refresh after it is stopped', () => {
  const { window, refresh, stop, turn } = setUp();
  stop();
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect(refresh).not.toHaveBeenCalled();
});
