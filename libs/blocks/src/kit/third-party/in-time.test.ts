import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadInTime } from './in-time.ts';

/** The part of an element that is waited for. */
function createElement() {
  const element = new EventTarget();
  Object.assign(element, { ownerDocument: { defaultView: null } });
  return element as unknown as HTMLElement;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('rejects a third-party script after a timeout of 10 s (LOAD-06)', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  void loadInTime(createElement()).catch(failed);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledOnce();
});

it('clears the timeout after load or error', async () => {
  const [script, broken] = [createElement(), createElement()];
  const loading = loadInTime(script);
  const failing = loadInTime(broken).catch((error: unknown) => error);
  script.dispatchEvent(new Event('load'));
  broken.dispatchEvent(new Event('error'));
  await loading;
  expect(await failing).toBeInstanceOf(Error);
  expect(vi.getTimerCount()).toBe(0);
});
