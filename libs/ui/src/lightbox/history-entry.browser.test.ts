import './lightbox.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isLightboxEntry } from './dom/enter-history.ts';
import { openLightbox, type Lightbox } from './dom/open-lightbox.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxOptions } from './options.ts';

const items: LightboxItem[] = ['Stairs', 'Roof', 'Hall'].map((alt, index) => ({
  id: `s${index}`,
  content: {
    kind: 'picture',
    source: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    alt,
  },
}));

let lightbox: Lightbox | undefined;
let opener: HTMLButtonElement;

async function open(options: LightboxOptions = {}): Promise<void> {
  lightbox = openLightbox(items, { speed: 0, ...options }, { window, opener });
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
}

const dialog = () => document.querySelector<HTMLDialogElement>('.lightbox');
const isGone = async () => {
  await expect.poll(dialog).toBeNull();
};
const path = () => `${location.pathname}${location.hash}`;
const start = location.pathname;

beforeEach(() => {
  opener = document.createElement('button');
  document.body.append(opener);
});
afterEach(async () => {
  lightbox?.close();
  await vi.waitUntil(() => dialog() === null && !isLightboxEntry(history.state));
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

it('closes on Back, restores the URL and returns focus to the opener', async () => {
  history.replaceState(null, '', '#below');
  await open({ historyHash: true, currentSetIndex: 1 });
  expect(location.hash).toBe('#itemId=s1');
  history.back();
  await isGone();
  expect(path()).toBe(`${start}#below`);
  expect(document.activeElement).toBe(opener);
});

it('closes on Back while it is opening', async () => {
  lightbox = openLightbox(items, { historyHash: true }, { window, opener });
  expect(location.hash).toBe('#itemId=s0');
  history.back();
  await isGone();
  expect(path()).toBe(start);
});

it('adds one history entry for any number of viewed images', async () => {
  history.replaceState({ place: 7 }, '');
  await open({ historyHash: true });
  lightbox?.next();
  lightbox?.next();
  expect(location.hash).toBe('#itemId=s2');
  history.back();
  await isGone();
  expect([path(), history.state]).toStrictEqual([start, { place: 7 }]);
});

it.each([
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'removes its history entry when closed by %s and restores the URL and state',
  async (_, press) => {
    history.replaceState({ place: 7 }, '', '#below');
    await open({ historyHash: true });
    expect(history.state).toMatchObject({ place: 7 });
    await press();
    await isGone();
    await expect.poll(path).toBe(`${start}#below`);
    expect(history.state).toStrictEqual({ place: 7 });
  },
);

it('does not change the URL without historyHash but closes on Back', async () => {
  await open();
  expect(path()).toBe(start);
  history.back();
  await isGone();
  expect(path()).toBe(start);
});

it('adds no history entry when opened from a URL and removes the hash on close', async () => {
  history.pushState(null, '', '#itemId=s1');
  const { length } = history;
  await open({ historyHash: true, historyEntry: false, currentSetIndex: 1 });
  expect(history).toHaveLength(length);
  lightbox?.close();
  await isGone();
  expect(path()).toBe(start);
  expect(history).toHaveLength(length);
});

it('reuses its history entry after a reload and removes it on close', async () => {
  await open();
  const { state } = history;
  history.back();
  await isGone();
  history.pushState(state, '', '#itemId=s1');
  const { length } = history;
  await open({ historyHash: true, currentSetIndex: 1 });
  expect(history).toHaveLength(length);
  lightbox?.close();
  await isGone();
  await expect.poll(path).toBe(start);
});

it('is removed when the browser closes its dialog', async () => {
  await open();
  // As a back gesture before the first interaction with the page.
  dialog()?.close();
  await isGone();
  expect(document.activeElement).toBe(opener);
});
