import { expect, it } from 'vitest';
import { createRunningUploads } from './create-running-uploads.ts';

const start = (endsWithScreen: boolean) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    promise,
    resolve,
    reject,
    options: { controller: new AbortController(), endsWithScreen },
  };
};

it('tracks uploads until they succeed, fail or are aborted', async () => {
  const uploads = createRunningUploads();
  const [library, product, failing] = [start(false), start(true), start(false)];
  for (const { promise, options } of [library, product, failing]) uploads.add(promise, options);
  expect([uploads.isAnyRunning(), uploads.isAnyEndingWithScreen()]).toEqual([true, true]);
  product.options.controller.abort();
  expect([uploads.isAnyRunning(), uploads.isAnyEndingWithScreen()]).toEqual([true, false]);
  library.resolve();
  failing.reject(new Error('No connection.'));
  await expect.poll(uploads.isAnyRunning).toBe(false);
});

it('aborts all uploads', () => {
  const uploads = createRunningUploads();
  const all = [start(false), start(true)];
  for (const { promise, options } of all) uploads.add(promise, options);
  uploads.abortAll();
  expect(all.map(({ options }) => options.controller.signal.aborted)).toEqual([true, true]);
  expect(uploads.isAnyRunning()).toBe(false);
});
