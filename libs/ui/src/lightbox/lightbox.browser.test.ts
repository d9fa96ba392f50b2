import './lightbox.css';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveWithPointer } from '../leave-with-pointer.fixture.ts';
import { openLightbox, type Lightbox, type LightboxHost } from './dom/open-lightbox.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxOptions } from './options.ts';

const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>')}`;
const items: LightboxItem[] = ['Stairs', 'Roof', 'Hall'].map((title, index) => ({
  id: `s${index}`,
  content: { kind: 'picture', source: svg, alt: title, width: 300, height: 200 },
  ...(index === 2 ? {} : { meta: { title, description: `${title} at dusk` } }),
}));

let lightbox: Lightbox | undefined;

async function open(options: LightboxOptions = {}, host: Partial<LightboxHost> = {}) {
  const destroyed = vi.fn<() => void>();
  lightbox = openLightbox(
    items,
    { speed: 0, ...options },
    { window, onDestroy: destroyed, ...host },
  );
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
  return destroyed;
}

const shownAlt = () =>
  document.querySelector<HTMLImageElement>('.lightbox-stage > img:last-child')?.alt;
/** Duration of the latest item's animation. */
const changeMs = () =>
  document
    .querySelector('.lightbox-stage > :last-child')!
    .getAnimations()
    .map((animation) => animation.effect!.getTiming().duration)
    .at(-1);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => document.querySelector<HTMLElement>('.lightbox');

afterEach(async () => {
  lightbox?.close();
  await vi.waitUntil(() => dialog() === null);
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

it('closes with the close button (LIGHTBOX-01)', async () => {
  await open();
  await button('Close').click();
  await expect.poll(() => dialog()).toBeNull();
});

it('moves with the next and previous buttons (LIGHTBOX-02, LIGHTBOX-03)', async () => {
  await open();
  await button('Next').click();
  expect(shownAlt()).toBe('Roof');
  await button('Previous').click();
  expect(shownAlt()).toBe('Stairs');
});

it('shows the metadata of the current item in a toggleable caption (LIGHTBOX-04, LIGHTBOX-05)', async () => {
  await open();
  await expect.element(page.getByText('Stairs at dusk')).toBeVisible();
  await button('Caption').click();
  await expect.element(page.getByText('Stairs at dusk')).not.toBeVisible();
  await button('Next').click();
  await expect.element(page.getByText('Roof at dusk')).not.toBeVisible();
  await button('Caption').click();
  await expect.element(page.getByText('Roof at dusk')).toBeVisible();
});

it('has no caption toggle for an item without metadata', async () => {
  await open({ currentSetIndex: 2 });
  await expect.element(button('Caption')).not.toBeInTheDocument();
});

it.each([
  ['ltr', 'rtl', '135deg', '-45deg'],
  ['rtl', 'ltr', '-45deg', '135deg'],
])(
  'rotates arrows according to the nearest dir attribute: in %s, %s',
  async (outer, inner, back, on) => {
    document.documentElement.dir = outer;
    document.body.dir = inner;
    onTestFinished(() => {
      for (const { attributes } of [document.documentElement, document.body])
        attributes.removeNamedItem('dir');
    });
    await open();
    const arrow = (name: string) => getComputedStyle(button(name).element(), '::before');
    expect([arrow('Previous').rotate, arrow('Next').rotate]).toEqual([back, on]);
    expect(Number.parseFloat(arrow('Next').translate)).toBe(inner === 'rtl' ? 3.2 : -3.2);
  },
);

it('moves with the arrow keys at most once per 200 ms (LIGHTBOX-06)', async () => {
  await open();
  const press = () =>
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  press();
  press();
  expect(shownAlt()).toBe('Roof');
  await new Promise((resolve) => setTimeout(resolve, 220));
  await userEvent.keyboard('{ArrowLeft}');
  expect(shownAlt()).toBe('Stairs');
});

it('moves on a touch swipe of 60 px, but not of 40 px (LIGHTBOX-07)', async () => {
  await open();
  const stage = document.querySelector('.lightbox-stage')!;
  const touch = (type: string, clientX: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 100, isPrimary: true, pointerType: 'touch' }),
    );
  touch('pointerdown', 200);
  touch('pointerup', 140);
  expect(shownAlt()).toBe('Roof');
  touch('pointerdown', 140);
  touch('pointerup', 180);
  expect(shownAlt()).toBe('Roof');
});

it.each([
  ['ltr', 'Roof'],
  ['rtl', 'Hall'],
])('with the direction %s moves to the matching item on a swipe to the left', async (dir, alt) => {
  document.body.dir = dir;
  onTestFinished(() => document.body.removeAttribute('dir'));
  await open();
  const stage = document.querySelector('.lightbox-stage')!;
  const touch = { clientY: 100, isPrimary: true, pointerType: 'touch' };
  stage.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200 }));
  stage.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 140 }));
  expect(shownAlt()).toBe(alt);
});

it.each([
  ['dark', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ['light', 'rgb(255, 255, 255)', 'rgb(22, 21, 19)'],
] as const)(
  'uses the colors of the theme %s with a backdrop opacity of 0.95 (LIGHTBOX-12, LIGHTBOX-19)',
  async (theme, ground, ink) => {
    await open({ theme });
    const backdrop = getComputedStyle(dialog()!, '::backdrop');
    expect(backdrop.backgroundColor).toBe(ground);
    await expect
      .poll(() => Number(getComputedStyle(dialog()!, '::backdrop').opacity))
      .toBeCloseTo(0.95);
    expect(getComputedStyle(dialog()!).color).toBe(ink);
  },
);

/** The largest difference in brightness between neighboring pixels of a part of the screen, 0 to 255. */
async function largestStep(left: number, top: number, width: number, height: number) {
  const shot = await page.screenshot({ base64: true, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
  canvas.drawImage(image, left, top, width, height, 0, 0, width, height);
  const { data } = canvas.getImageData(0, 0, width, height);
  let largest = 0;
  for (let at = 4; at < data.length; at += 4)
    if ((at / 4) % width !== 0) largest = Math.max(largest, Math.abs(data[at]! - data[at - 4]!));
  return largest;
}

it.each(['dark', 'light'] as const)(
  'makes text behind the backdrop illegible in the theme %s (LIGHTBOX-19)',
  async (theme) => {
    document.body.innerHTML =
      '<h1 style="position:fixed;inset:0;margin:0;padding-left:100px;background:#fff;font:700 48px sans-serif">Ines Falk</h1>';
    expect(await largestStep(90, 0, 250, 60)).toBeGreaterThan(100);
    await open({ theme });
    await expect
      .poll(() => Number(getComputedStyle(dialog()!, '::backdrop').opacity))
      .toBeCloseTo(0.95);
    expect(await largestStep(90, 0, 250, 60)).toBeLessThan(3);
  },
);

it('omits disabled controls (LIGHTBOX-13)', async () => {
  await open({ controls: { previous: false, next: true } });
  await expect.element(button('Previous')).not.toBeInTheDocument();
  await expect.element(button('Next')).toBeVisible();
});

it('applies the given item, speed, theme, hash and controls (LIGHTBOX-11)', async () => {
  await open({
    currentSetIndex: 1,
    speed: 1.5,
    theme: 'light',
    historyHash: true,
    controls: { previous: false, next: false },
  });
  expect(shownAlt()).toBe('Roof');
  expect(dialog()!.dataset['lightboxTheme']).toBe('light');
  expect(location.hash).toBe('#itemId=s1');
  expect([button('Previous').query(), button('Next').query()]).toEqual([null, null]);
  lightbox!.next();
  expect(changeMs()).toBe(1500);
});

it('defaults to the first item, the dark theme, both buttons and no hash (LIGHTBOX-11)', async () => {
  lightbox = openLightbox(items, {}, { window });
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
  expect(shownAlt()).toBe('Stairs');
  expect(dialog()!.dataset['lightboxTheme']).toBe('dark');
  expect(location.hash).toBe('');
  await expect.element(button('Previous')).toBeVisible();
  await expect.element(button('Next')).toBeVisible();
});

it('changes items in 0.6 s by default (LIGHTBOX-18)', async () => {
  lightbox = openLightbox(items, {}, { window });
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
  lightbox!.next();
  expect(changeMs()).toBe(600);
});

it('writes the current item to the hash and removes it on close (LIGHTBOX-15)', async () => {
  await open({ historyHash: true, currentSetIndex: 1 });
  expect(location.hash).toBe('#itemId=s1');
  await button('Next').click();
  expect(location.hash).toBe('#itemId=s2');
  lightbox?.close();
  await expect.poll(() => location.href).not.toContain('#');
});

it('shows the overlay before its content and close button (LIGHTBOX-16)', () => {
  lightbox = openLightbox(items, {}, { window });
  const close = document.querySelector('.lightbox-close')!;
  expect(document.querySelector('.lightbox-stage')?.childElementCount).toBe(0);
  expect(getComputedStyle(close).opacity).toBe('0');
  return expect.poll(() => getComputedStyle(close).opacity).toBe('1');
});

it('returns focus to the given opener, not to the previously focused element', async () => {
  const [opener, focused] = [document.createElement('button'), document.createElement('button')];
  document.body.append(opener, focused);
  focused.focus();
  await open({}, { opener });
  lightbox?.close();
  await expect.poll(() => dialog()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('fades out, removes its elements, unregisters Escape and restores focus (LIGHTBOX-17)', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const unregister = vi.fn<() => void>();
  const destroyed = await open({}, { opener, registerEscape: () => unregister });
  lightbox?.close();
  expect(dialog()).not.toBeNull();
  expect(unregister).not.toHaveBeenCalled();
  await expect.poll(() => dialog()).toBeNull();
  expect(destroyed).toHaveBeenCalledOnce();
  expect(unregister).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(opener);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.querySelector('.lightbox-stage')).toBeNull();
});

it('closes through a registered Escape manager', async () => {
  let target: { readonly close: () => void } | undefined;
  await open({}, { registerEscape: (registered) => ((target = registered), () => {}) });
  target?.close();
  await expect.poll(() => dialog()).toBeNull();
});

it('moves on a click on a half of the window, except within 2 % of its edge (LIGHTBOX-23)', async () => {
  await open();
  const stage = document.querySelector('.lightbox-stage')!;
  const { clientWidth } = document.documentElement;
  const click = (clientX: number) => stage.dispatchEvent(new MouseEvent('click', { clientX }));
  click(clientWidth * 0.99);
  expect(shownAlt()).toBe('Stairs');
  click(clientWidth * 0.75);
  expect(shownAlt()).toBe('Roof');
  click(clientWidth * 0.25);
  expect(shownAlt()).toBe('Stairs');
});

it('fades its arrows out when the pointer is idle and in on pointer movement or focus (LIGHTBOX-22)', async () => {
  await leaveWithPointer();
  await open();
  const arrow = button('Next').element();
  expect(getComputedStyle(arrow).transitionDuration).toBe('0.5s');
  await expect.poll(() => getComputedStyle(arrow).opacity).toBe('1');
  await expect.poll(() => getComputedStyle(arrow).opacity).toBe('0');
  dialog()?.dispatchEvent(new PointerEvent('pointermove'));
  await expect.poll(() => getComputedStyle(arrow).opacity).toBe('1');
  await expect.poll(() => getComputedStyle(arrow).opacity).toBe('0');
  (button('Caption').element() as HTMLElement).focus();
  await expect.poll(() => getComputedStyle(arrow).opacity).toBe('1');
});

it.each([
  [414, 0],
  [415, 72],
])('in a window of %i px has a side margin of %i px (UI-08)', async (width, margin) => {
  await page.viewport(width, 700);
  await open();
  expect(document.querySelector('.lightbox-stage')?.getBoundingClientRect().left).toBe(margin);
});
