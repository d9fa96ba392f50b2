import type { Viewer } from '@sitewright/blocks/client';
import type { Overlays } from '@sitewright/contracts/entities';
import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { start } from '../page/start.ts';
import { mountOverlays, samplePopup } from '../testing/sample-overlays.ts';

type SiteWindow = Parameters<typeof start>[0];

const page = window as SiteWindow;
const account = { id: 'f'.repeat(24), displayName: 'Mara' };
const marker = 'sw_marker';

const everything: Partial<Overlays> = {
  announcementBar: { isEnabled: true, text: 'Closed on Monday.', link: null },
  popup: samplePopup({}, { version: 3 }),
};
const nothingEnabled: Partial<Overlays> = {
  announcementBar: { isEnabled: false, text: 'Soon.', link: null },
  popup: samplePopup({ isEnabled: false }),
};

let census: string[] = [];

/** Opens a page with its islands. */
async function open(overlays: Partial<Overlays>, viewer: Partial<Viewer> = {}): Promise<void> {
  leave();
  mountOverlays(overlays);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('body > [data-island]'))
    dataset['files'] = `apps/visitor/src/${dataset['island']}/island.ts`;
  document.cookie = `${marker}=1; path=/`;
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (path === '/api/census/overlay') census.push(path);
    return Response.json(path === '/api/viewer' ? { ...anonymousViewer, ...viewer } : {});
  });
  start(page);
}

function leave(): void {
  page.sitewright?.destroy();
  delete page.sitewright;
}

const owner = { authenticatedAccount: account };
const managerOf = () => document.querySelector<HTMLElement>('.overlays-manager');
const bar = () => document.querySelector<HTMLElement>('.announcement-bar')!;
const popup = () => document.querySelector('dialog')!;
const buttons = () =>
  [...(managerOf()?.querySelectorAll('button') ?? [])].map((button) => [
    button.textContent,
    button.ariaPressed,
  ]);
const press = (index: number) => managerOf()!.querySelectorAll('button')[index]!.click();

afterEach(() => {
  leave();
  vi.restoreAllMocks();
  document.cookie = `${marker}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  census = [];
  document.body.replaceChildren();
});

it('lists the overlays of the page for a logged-in account, and is not rendered for visitors (POPUP-09)', async () => {
  await open(everything);
  await expect.poll(() => popup().open).toBe(true);
  expect(managerOf()).toBeNull();
  await expect.poll(() => census).toHaveLength(1);

  localStorage.clear();
  await open(everything, owner);
  await expect.poll(buttons).toEqual([
    ['Announcement bar', 'true'],
    ['Popup', 'true'],
  ]);
  expect(managerOf()).toHaveAccessibleName('Overlays of this page');
  await open({}, owner);
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(managerOf()).toBeNull();
});

it('shows a disabled popup to a logged-in account, and not to visitors (POPUP-10)', async () => {
  await open(nothingEnabled, owner);
  await expect.poll(() => popup().open).toBe(true);
  expect(buttons()).toEqual([
    ['Announcement bar, off for visitors', 'true'],
    ['Popup, off for visitors', 'true'],
  ]);
  await open(nothingEnabled);
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(popup().open).toBe(false);
});

it('shows a disabled announcement bar to a logged-in account (BAR-02)', async () => {
  await open(nothingEnabled, owner);
  expect(bar().checkVisibility()).toBe(false);
  await expect.poll(() => bar().checkVisibility()).toBe(true);
});

it('shows the popup as a preview, without a localStorage entry or a census request (POPUP-11)', async () => {
  await open(everything, owner);
  await expect.poll(() => popup().open).toBe(true);
  popup().querySelector<HTMLElement>('[data-close]')!.click();
  expect(popup().open).toBe(false);
  expect(localStorage.length).toBe(0);
  expect(census).toEqual([]);
  expect(buttons()[1]).toEqual(['Popup', 'false']);
  press(1);
  expect(popup().open).toBe(true);
});

it('toggles each overlay, and keeps it hidden on the next page of the session', async () => {
  await open(everything, owner);
  await expect.poll(buttons).toHaveLength(2);
  press(0);
  press(1);
  expect([bar().checkVisibility(), popup().open]).toEqual([false, false]);

  await open(everything, owner);
  await expect.poll(buttons).toEqual([
    ['Announcement bar', 'false'],
    ['Popup', 'false'],
  ]);
  expect([bar().checkVisibility(), popup().open]).toEqual([false, false]);
  press(0);
  expect(bar().checkVisibility()).toBe(true);
  bar().querySelector<HTMLElement>('[data-close]')!.click();
  await expect.poll(() => buttons()[0]).toEqual(['Announcement bar', 'false']);
});

it('is removed when the page is destroyed, and closes the popup that it opened', async () => {
  await browser.viewport(1280, 800);
  await open(everything, owner);
  await expect.poll(() => popup().open).toBe(true);
  page.sitewright?.destroy();
  expect(managerOf()).toBeNull();
  expect(popup().open).toBe(false);
  expect(sessionStorage.getItem('overlays-manager') ?? '').toBe('');
});
