import '../lightbox.css';
import { afterEach, expect, it, vi } from 'vitest';
import type { LightboxItem } from '../lightbox-item.ts';
import { openLightbox, type Lightbox } from './open-lightbox.ts';

const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')}`;
const image = (alt: string): LightboxItem => ({
  content: { kind: 'picture', source: svg, alt, width: 900, height: 600 },
});
const video: LightboxItem = {
  content: {
    kind: 'element',
    create: () => {
      const frame = document.createElement('div');
      frame.innerHTML = '<video controls tabindex="0" style="inline-size:400px;block-size:300px">';
      return frame;
    },
  },
};

let lightbox: Lightbox | undefined;
async function open(items: readonly LightboxItem[], speed = 0): Promise<void> {
  lightbox = openLightbox(items, { speed }, { window });
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
}
const dialog = () => document.querySelector<HTMLDialogElement>('.lightbox')!;
const stage = () => dialog().querySelector<HTMLElement>('.lightbox-stage')!;
const position = () => dialog().querySelector('.lightbox-position')?.textContent;

afterEach(async () => {
  vi.unstubAllGlobals();
  lightbox?.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
});

function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function swipe(target: Element, clientY: number): void {
  const touch = { clientY, isPrimary: true, pointerType: 'touch', bubbles: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 300 }));
  target.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 }));
}

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'ignores an arrow key with %s',
  async (modifier) => {
    await open([image('Stairs'), image('Roof')]);
    expect(press(dialog(), { key: 'ArrowLeft', [modifier]: true }).defaultPrevented).toBe(false);
    expect(position()).toBe('1 of 2');
  },
);

it('ignores arrow keys while a video has focus', async () => {
  await open([video, image('Roof')]);
  const player = dialog().querySelector('video')!;
  expect(press(player, { key: 'ArrowRight' }).defaultPrevented).toBe(false);
  expect(position()).toBe('1 of 2');
  press(dialog().querySelector('.lightbox-close')!, { key: 'ArrowRight' });
  expect(position()).toBe('2 of 2');
});

it('moves on a swipe over a video, but not over its controls', async () => {
  await open([video, image('Roof')]);
  const player = dialog().querySelector('video')!;
  const { bottom } = player.getBoundingClientRect();
  swipe(player, bottom - 20);
  expect(position()).toBe('1 of 2');
  swipe(player, bottom - 150);
  expect(position()).toBe('2 of 2');
});

it('ignores swipes while the page is zoomed in', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 2 });
  vi.stubGlobal('visualViewport', viewport);
  await open([image('Stairs'), image('Roof')]);
  expect(getComputedStyle(stage()).touchAction).toBe('auto');
  swipe(stage(), 100);
  expect(position()).toBe('1 of 2');
  viewport.scale = 1;
  viewport.dispatchEvent(new Event('resize'));
  expect(getComputedStyle(stage()).touchAction).toBe('pan-y pinch-zoom');
  swipe(stage(), 100);
  expect(position()).toBe('2 of 2');
});

it('ignores a swipe after pointercancel', async () => {
  await open([image('Stairs'), image('Roof')]);
  const touch = { isPrimary: true, pointerType: 'touch' };
  stage().dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 300 }));
  stage().dispatchEvent(new PointerEvent('pointercancel', touch));
  stage().dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 }));
  expect(position()).toBe('1 of 2');
});

it('removes previous items after quick moves', async () => {
  await open([image('Stairs'), image('Roof'), image('Hall')], 0.1);
  for (const _ of [1, 2]) lightbox!.next();
  await expect.poll(() => stage().children.length).toBe(1);
  expect(stage().querySelector('img')?.alt).toBe('Hall');
});
