import { formSubmitted } from '@sitewright/blocks/client';
import { blockType, popupPositions } from '@sitewright/contracts/codes';
import { defaultOverlays, type Popup } from '@sitewright/contracts/entities';
import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  sampleBlock,
  sampleContext,
  sampleDocument,
  samplePicture,
  sampleSection,
} from '../testing/sample-page.ts';
import { mountOverlays, samplePopup } from '../testing/sample-overlays.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const desk = [1280, 800] as const;
const account = { id: 'f'.repeat(24), displayName: 'Mara' };
let endings: (() => void)[] = [];

/** A page with a popup whose script has run. */
async function open(popup: Popup = samplePopup(), viewer = anonymousViewer) {
  const body = mountOverlays({ popup });
  const dialog = body.querySelector('dialog')!;
  const targets: { close: () => void }[] = [];
  const overlayChanged = vi.fn<(action: string, version: number) => Promise<void>>();
  const announce = vi.fn<(text: string) => void>();
  const runtime = sampleRuntime({
    context: {
      ...sampleContext,
      websiteSettings: { ...sampleContext.websiteSettings, popupOverlaySettings: popup.settings },
    },
    readViewer: async () => viewer,
    announce,
    escape: {
      register: (target) => {
        targets.push(target);
        return () => targets.splice(targets.indexOf(target), 1);
      },
    },
  });
  endings.push(start(dialog, { ...runtime, census: { ...runtime.census, overlayChanged } }));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return { body, dialog, targets, announce, overlayChanged };
}

const close = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-close]')!.click();
const record = () => JSON.parse(localStorage.getItem('popup-overlay') ?? 'null') as unknown;

beforeEach(() => page.viewport(...desk));
afterEach(async () => {
  for (const end of endings) end();
  endings = [];
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

it('is rendered hidden with the ID overlayNewsletterEmail and an email field (NEWS-07)', () => {
  const body = mountOverlays({ popup: samplePopup() });
  const node = body.ownerDocument.getElementById('overlayNewsletterEmail')!;
  expect(node.querySelector('[data-newsletter] input[type="email"]')).not.toBeNull();
  expect(node.checkVisibility()).toBe(false);
});

it('opens for a visitor without taking focus, and is announced (POPUP-11)', async () => {
  const { dialog, announce, overlayChanged } = await open();
  expect(dialog.checkVisibility()).toBe(true);
  expect(dialog.contains(document.activeElement)).toBe(false);
  expect(dialog).toHaveAccessibleName('A message from Studio Hale');
  expect(announce).toHaveBeenCalledExactlyOnceWith('A message from Studio Hale');
  expect(overlayChanged.mock.calls).toEqual([['shown', 1]]);
});

it('stays closed on the next page after it is closed, until its display frequency has passed (POPUP-02)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00.000Z') });
  const first = await open();
  close(first.dialog);
  expect(first.dialog.checkVisibility()).toBe(false);
  expect(first.overlayChanged).toHaveBeenLastCalledWith('closed', 1);
  expect(record()).toEqual({
    'date-closed': '2026-03-01T12:00:00.000Z',
    version: 1,
    submitted: false,
  });

  expect((await open()).dialog.open).toBe(false);
  vi.setSystemTime(Date.parse('2026-03-08T12:00:00.000Z'));
  expect((await open()).dialog.open).toBe(true);
  vi.useRealTimers();
});

it('stores a submission, stays open, and does not open again with showUntilSignup (POPUP-06)', async () => {
  const waiting = samplePopup({}, { showUntilSignup: true, displayFrequency: 0 });
  const { dialog, overlayChanged } = await open(waiting);
  dialog
    .querySelector('[data-island="plain-form"]')!
    .dispatchEvent(new Event(formSubmitted, { bubbles: true }));
  expect(overlayChanged).toHaveBeenLastCalledWith('submitted', 1);
  expect(record()).toMatchObject({ submitted: true, version: 1 });
  // What the form says to that stays until it is closed.
  expect(dialog.open).toBe(true);
  expect((await open(waiting)).dialog.open).toBe(false);
});

describe('the trigger of the popup', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    scrollTo(0, 0);
  });

  const delayed = samplePopup({ trigger: { kind: 'delay', seconds: 8 } });

  it('opens it after a delay, and is canceled on cleanup', async () => {
    const { dialog } = await open(delayed);
    vi.advanceTimersByTime(7000);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(dialog.open).toBe(true);

    close(dialog);
    localStorage.clear();
    const second = await open(delayed);
    endings.at(-1)!();
    vi.advanceTimersByTime(9000);
    expect(second.dialog.open).toBe(false);
  });

  it('does not open it after it was closed in another tab', async () => {
    const { dialog, overlayChanged } = await open(delayed);
    localStorage.setItem(
      'popup-overlay',
      JSON.stringify({ 'date-closed': new Date().toISOString(), version: 1, submitted: false }),
    );
    vi.advanceTimersByTime(9000);
    expect(dialog.open).toBe(false);
    expect(overlayChanged).not.toHaveBeenCalled();
  });

  it('is postponed while the visitor is in an input or a dialog is open', async () => {
    const { body, dialog } = await open(delayed);
    const field = document.createElement('input');
    body.querySelector('main')!.append(field);
    field.focus();
    vi.advanceTimersByTime(9000);
    expect(dialog.open).toBe(false);
    field.blur();
    const other = document.createElement('dialog');
    body.append(other);
    other.showModal();
    vi.advanceTimersByTime(2000);
    expect(dialog.open).toBe(false);
    other.close();
    vi.advanceTimersByTime(2000);
    expect(dialog.open).toBe(true);
  });

  it('opens it at a scroll percentage', async () => {
    const { body, dialog } = await open(samplePopup({ trigger: { kind: 'scroll', percent: 50 } }));
    body.querySelector<HTMLElement>('main')!.style.blockSize = '8000px';
    vi.advanceTimersByTime(60_000);
    expect(dialog.open).toBe(false);
    scrollTo(0, 1000);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(dialog.open).toBe(false);
    scrollTo(0, 4500);
    await expect.poll(() => dialog.open).toBe(true);
  });

  it('opens it when the mouse leaves the viewport at the top', async () => {
    const { dialog } = await open(samplePopup({ trigger: { kind: 'exit' } }));
    const leave = (clientY: number, pointerType = 'mouse') =>
      document.documentElement.dispatchEvent(
        new PointerEvent('pointerleave', { clientY, pointerType }),
      );
    leave(400);
    leave(0, 'touch');
    expect(dialog.open).toBe(false);
    leave(-1);
    expect(dialog.open).toBe(true);
  });
});

it('does not open again in the session when it was left open', async () => {
  await open();
  expect((await open()).dialog.open).toBe(false);
  sessionStorage.clear();
  expect((await open()).dialog.open).toBe(true);
});

it('is small in a corner of a desktop viewport', async () => {
  const { dialog } = await open(samplePopup({ position: 'bottom-right' }));
  const { width, height } = dialog.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  expect(width).toBeLessThanOrEqual(21 * rem);
  expect(height).toBeLessThan(20 * rem);
});

it('spans the width of a mobile viewport, even with a corner position', async () => {
  await page.viewport(390, 800);
  const { dialog } = await open(samplePopup({ position: 'bottom-right' }));
  const { left, right } = dialog.getBoundingClientRect();
  expect(left).toBeCloseTo(document.documentElement.clientWidth - right, 0);
  expect(right - left).toBeGreaterThan(340);
});

it('closes on Escape, and restores focus only when focus was inside', async () => {
  const { body, dialog, targets } = await open();
  const link = body.querySelector<HTMLElement>('.skip-link')!;
  link.focus();
  targets[0]?.close();
  expect(dialog.open).toBe(false);
  expect(targets).toEqual([]);
  expect(document.activeElement).toBe(link);

  localStorage.clear();
  sessionStorage.clear();
  const again = await open();
  const origin = again.body.querySelector<HTMLElement>('.site-brand')!;
  origin.focus();
  again.dialog.querySelector<HTMLElement>('input[type="email"]')!.focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(again.dialog.open).toBe(false);
  expect(document.activeElement).toBe(origin);
});

it('is not opened at mobile width when mobile is disabled (POPUP-07)', async () => {
  const deskOnly = samplePopup({}, { enableMobile: false });
  await page.viewport(432, 800);
  expect((await open(deskOnly)).dialog.open).toBe(false);
  expect((await open()).dialog.open).toBe(true);
  sessionStorage.clear();
  await page.viewport(433, 800);
  expect((await open(deskOnly)).dialog.open).toBe(true);
});

it.each(popupPositions)(
  'is positioned at %s, in left-to-right and right-to-left pages (POPUP-08)',
  async (position) => {
    const { dialog } = await open(samplePopup({ position }));
    const { documentElement } = document;
    const box = dialog.getBoundingClientRect();
    const [row, column] = position.split('-');
    const edge = (start: number, end: number) =>
      Math.abs(start - end) <= 1 ? 'center' : start < end ? 'start' : 'end';
    const { clientWidth, clientHeight } = documentElement;
    for (const dir of ['ltr', 'rtl']) {
      documentElement.dir = dir;
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      const { top, bottom, left, right } = dialog.getBoundingClientRect();
      expect(edge(top, clientHeight - bottom)).toBe(
        { top: 'start', center: 'center', bottom: 'end' }[row!],
      );
      expect(edge(left, clientWidth - right)).toBe(
        { left: 'start', center: 'center', right: 'end' }[column!],
      );
      expect(Math.min(top, clientHeight - bottom, left, clientWidth - right)).toBeGreaterThan(0);
    }
    documentElement.removeAttribute('dir');
    expect(box.width).toBeGreaterThan(300);
  },
);

it('fits a narrow viewport, and scrolls its content when it is too high', async () => {
  await page.viewport(360, 240);
  const { dialog } = await open();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  expect([left >= 0, right <= 360, top >= 0, bottom <= 240]).toEqual([true, true, true, true]);
  const content = dialog.querySelector('.popup-content')!;
  expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
});

it('renders an image in its aspect ratio, at mobile and desktop width', async () => {
  const picture = samplePicture('c'.repeat(24));
  const block = sampleBlock(blockType.IMAGE, { picture: { assetId: picture.id } });
  const popup = samplePopup({ document: sampleDocument(sampleSection([block], {}, 'popup')) });
  for (const [width, height] of [desk, [390, 800] as const]) {
    await page.viewport(width, height);
    const body = mountOverlays({ popup }, { data: { [`asset:${picture.id}`]: picture } });
    const dialog = body.querySelector('dialog')!;
    dialog.show();
    const box = dialog.querySelector('img')!.getBoundingClientRect();
    expect(box.width / box.height).toBeCloseTo(1.5, 1);
    expect(box.width).toBeGreaterThan(250);
  }
});

it('does not open, write a record or count for an account (POPUP-11)', async () => {
  const { dialog, overlayChanged } = await open(samplePopup(), {
    ...anonymousViewer,
    authenticatedAccount: account,
  });
  expect(dialog.open).toBe(false);
  expect(record()).toBeNull();
  expect(overlayChanged).not.toHaveBeenCalled();
});

it('opens and closes when localStorage throws', async () => {
  const err = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(err);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(err);
  const { dialog } = await open();
  expect(dialog.open).toBe(true);
  close(dialog);
  expect(dialog.open).toBe(false);
  vi.restoreAllMocks();
});

it('is not rendered on a page without popup content', () => {
  for (const popup of [defaultOverlays.popup, { ...defaultOverlays.popup, isEnabled: true }])
    expect(mountOverlays({ popup }).querySelector('dialog')).toBeNull();
});
