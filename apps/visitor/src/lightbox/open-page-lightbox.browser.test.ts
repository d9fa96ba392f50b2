import type { LightboxItem } from '@sitewright/ui/lightbox';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPageLightbox } from './open-page-lightbox.ts';

const items: readonly LightboxItem[] = ['Stairs', 'Roof'].map((alt) => ({
  content: {
    kind: 'picture',
    source: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    alt,
  },
}));
/** One for all tests, as a page has one. */
const open = openPageLightbox(window, { register: () => () => {} }, 'en');
const dialogs = () => document.querySelectorAll('dialog').length;
const shown = () =>
  [...document.querySelectorAll<HTMLImageElement>('.lightbox-stage > img')].map(({ alt }) => alt);

afterEach(async () => {
  if (dialogs() > 0) await userEvent.keyboard('{Escape}');
  await vi.waitUntil(() => dialogs() === 0 && history.state === null);
});

it('opens one lightbox for two concurrent calls, and another after it is closed', async () => {
  await Promise.all([open(items, {}, document.body), open(items, {}, document.body)]);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialogs).toBe(0);
  await open(items, {}, document.body);
  expect(dialogs()).toBe(1);
});

it('opens after a call with no items', async () => {
  await open([], {}, document.body);
  await open(items, {}, document.body);
  expect(dialogs()).toBe(1);
});

it('reopens on Forward the lightbox that Back closed, at the last shown picture', async () => {
  await open(items, { speed: 0 }, document.body);
  await expect.poll(shown).toStrictEqual(['Stairs']);
  await page.getByRole('button', { name: 'Next' }).click();
  history.back();
  await expect.poll(dialogs).toBe(0);
  history.forward();
  await expect.poll(shown).toStrictEqual(['Roof']);
  history.back();
  await expect.poll(dialogs).toBe(0);
});

it('follows Back and Forward during its closing animation', async () => {
  const go = async (delta: 1 | -1) => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(delta);
    await arrived;
  };
  const isHiding = () => document.querySelector('dialog')?.hasAttribute('data-hiding');
  await open(items, { speed: 0 }, document.body);
  await go(-1);
  await go(1);
  expect(isHiding()).toBe(true);
  await expect.poll(isHiding).toBe(false);
  await expect.poll(shown).toStrictEqual(['Stairs']);
  await go(-1);
  await go(1);
  await go(-1);
  await expect.poll(dialogs).toBe(0);
});
