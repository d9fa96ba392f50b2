import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPageLightbox } from './open-page-lightbox.ts';

const items = [
  {
    content: {
      kind: 'picture',
      source: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      alt: '',
    },
  },
] as const;
const dialogs = () => document.querySelectorAll('dialog').length;

it('opens one lightbox for two presses, and the next when that one is gone', async () => {
  const open = openPageLightbox(window, { register: () => () => {} });
  await Promise.all([open(items, {}, document.body), open(items, {}, document.body)]);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
  await open(items, {}, document.body);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
});

it('opens again after a set that was empty', async () => {
  const open = openPageLightbox(window, { register: () => () => {} });
  await open([], {}, document.body);
  await open(items, {}, document.body);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
});
