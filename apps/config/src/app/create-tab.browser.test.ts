import { expect, it } from 'vitest';
import { createTab } from './create-tab.ts';

it('knows the other tabs that are open, until they are not', async () => {
  const one = createTab('one', navigator.locks);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const two = createTab('two', (frame.contentWindow as Window).navigator.locks);
  await expect.poll(() => one.others()).toEqual(new Set(['two']));
  expect(await two.others()).toEqual(new Set(['one']));
  frame.remove();
  await expect.poll(() => one.others()).toEqual(new Set());
});

it('takes itself for the only one where the browser does not tell', async () => {
  expect(await createTab('alone', undefined).others()).toEqual(new Set());
});
