import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Work that ends when the test says so. */
function steps() {
  const open: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      open.push({ end: resolve, fail: reject });
    });
  return { open, work };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('coalesce', () => {
  it('runs once more for all calls during a run', async () => {
    const { open, work } = steps();
    const run = coalesce(work);
    const calls = [run(), run(), run()];
    expect(open).toHaveLength(1);
    open[0]?.end();
    await settle();
    expect(open).toHaveLength(2);
    open[1]?.end();
    await Promise.all(calls);
    expect(open).toHaveLength(2);
  });

  it('runs again after a failed run', async () => {
    const { open, work } = steps();
    const run = coalesce(work);
    const first = run();
    const second = run();
    open[0]?.fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await settle();
    open[1]?.end();
    await expect(second).resolves.toBeUndefined();
    expect(open).toHaveLength(2);
  });
});
