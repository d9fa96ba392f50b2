import { expect, it } from 'vitest';
import { createTab } from './create-tab.ts';

it('lists the other open tabs and removes a closed one', async () => {
  const one = createTab('one', navigator.locks);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const two = createTab('two', (frame.contentWindow as Window).navigator.locks);
  await expect.poll(() => one.others()).toEqual(new Set(['two']));
  expect(await two.others()).toEqual(new Set(['one']));
  frame.remove();
  await expect.poll(() => one.others()).toEqual(new Set());
});

it('lists no other tabs when the Web Locks API is unavailable', async () => {
  expect(await createTab('alone', undefined).others()).toEqual(new Set());
});
