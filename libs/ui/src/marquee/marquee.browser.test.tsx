import './marquee.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveWithPointer } from '../leave-with-pointer.fixture.ts';
import { enhanceMarquee, type Marquee } from './dom/enhance-marquee.ts';
import { SampleMarquee } from './marquee.fixture.tsx';
import type { MarqueeOptions } from './options.ts';

const widthPx = 960;
let marquee: Marquee | undefined;
const root = () => document.querySelector<HTMLElement>('.marquee')!;
const picture = () => root().querySelector<SVGSVGElement>('svg');
const line = () => root().querySelector('text')!;
const animation = () => picture()?.getAnimations()[0];
const isMoving = () => animation()?.playState === 'running';

function draw(options: Partial<MarqueeOptions> = {}, style = ''): HTMLElement {
  document.body.innerHTML = `<div style="inline-size:${widthPx}px;font:24px/1.5 sans-serif;${style}">${renderToStaticMarkup(<SampleMarquee {...options} />)}</div>`;
  return root();
}
async function mount(options: Partial<MarqueeOptions> = {}, style = ''): Promise<void> {
  marquee = enhanceMarquee(draw(options, style), options);
  await expect.poll(isMoving).toBe(true);
}
/** Pauses it at a share of a cycle. */
async function stopAt(part: number): Promise<void> {
  const moving = animation()!;
  moving.pause();
  moving.currentTime = part * Number(moving.effect!.getTiming().duration);
  // Two frames: then the animation's effects are visible.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
/** The visible letters: start and end of each, from the left edge of the marquee. */
function seenLetters() {
  const { left } = root().getBoundingClientRect();
  const shift = picture()!.getBoundingClientRect().left - left;
  const letters = Array.from({ length: line().getNumberOfChars() }, (_, index) => ({
    start: line().getStartPositionOfChar(index),
    end: line().getEndPositionOfChar(index),
  }));
  return letters
    .map(({ start, end }) => ({
      from: Math.min(start.x, end.x) + shift,
      to: Math.max(start.x, end.x) + shift,
      y: start.y,
    }))
    .filter(({ from, to }) => to > 0 && from < widthPx && to > from);
}

afterEach(() => {
  marquee?.destroy();
  marquee = undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each([0, 2])('with a wave of intensity %i', (waveIntensity) => {
  it.each([0, 0.37, 0.99])('has no gap in its text at %d of a cycle (MARQ-01)', async (part) => {
    await mount({ waveIntensity });
    await stopAt(part);
    const seen = seenLetters().toSorted((one, other) => one.from - other.from);
    expect(seen[0]!.from).toBeLessThanOrEqual(0);
    expect(seen.at(-1)!.to).toBeGreaterThanOrEqual(widthPx);
    const gaps = seen.slice(1).map(({ from }, index) => from - seen[index]!.to);
    // Letters that are rotated against each other touch at the middle.
    expect(Math.max(...gaps)).toBeLessThan(2);
  });

  it('moves in the given direction at the given speed (MARQ-05)', async () => {
    const movedBy = async (options: Partial<MarqueeOptions>) => {
      await mount({ waveIntensity, ...options });
      const at = async (ms: number) => {
        const moving = animation()!;
        moving.pause();
        moving.currentTime = ms;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const { left } = picture()!.getBoundingClientRect();
        return left + Number(root().querySelector('textPath')!.getAttribute('startOffset'));
      };
      const moved = (await at(1000)) - (await at(0));
      marquee!.destroy();
      return Math.round(moved);
    };
    expect(await movedBy({})).toBe(-60);
    expect(await movedBy({ animationDirection: 'left', animationSpeed: 3 })).toBe(-180);
    expect(await movedBy({ animationDirection: 'right' })).toBe(60);
    expect(await movedBy({ animationDirection: 'right', animationSpeed: 0.5 })).toBe(30);
  });
});

it('follows a wave with the given number of periods or a straight line (MARQ-04)', async () => {
  const turns = async (options: Partial<MarqueeOptions>) => {
    await mount(options);
    const path = root().querySelector('path')!;
    const total = path.getTotalLength();
    const heights = Array.from({ length: 4000 }, (_, index) =>
      path.getPointAtLength((total * index) / 4000),
    ).filter(({ x }) => x >= 0 && x < widthPx);
    const ups = heights.filter(({ y }, index) => y < 0 && (heights[index - 1]?.y ?? 0) >= 0);
    marquee!.destroy();
    return ups.length;
  };
  expect(await turns({ waveIntensity: 3, waveFrequency: 1 })).toBe(1);
  expect(await turns({ waveIntensity: 3, waveFrequency: 3 })).toBe(3);
  expect(await turns({ waveIntensity: 0, waveFrequency: 3 })).toBe(0);

  await mount({ waveIntensity: 3 });
  const ys = seenLetters().map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(20);
  await mount({ waveIntensity: 0 });
  expect(new Set(seenLetters().map(({ y }) => y)).size).toBe(1);
});

it('moves only while it is in the viewport (MARQ-06)', async () => {
  await mount();
  const ahead = document.createElement('div');
  ahead.style.blockSize = '300vh';
  document.body.prepend(ahead);
  await expect.poll(isMoving).toBe(false);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(isMoving).toBe(true);
});

it('shows its text without animation while reduced motion is preferred (MARQ-07)', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  marquee = enhanceMarquee(draw());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(animation()).toBeUndefined();
  expect(root().hasAttribute('data-moving')).toBe(false);
  await expect.element(page.getByText('New work every Friday').first()).toBeVisible();

  media.matches = false;
  media.dispatchEvent(new Event('change'));
  await expect.poll(isMoving).toBe(true);
});

it('pauses on hover only with pausedOnHover (MARQ-08)', async () => {
  await leaveWithPointer();
  await mount({ pausedOnHover: true });
  await userEvent.hover(root());
  await expect.poll(isMoving).toBe(false);
  await userEvent.unhover(root());
  await expect.poll(isMoving).toBe(true);

  await mount();
  await userEvent.hover(root());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isMoving()).toBe(true);
});

it('is initially paused when the pointer is already over it', async () => {
  await leaveWithPointer();
  await mount({ pausedOnHover: true });
  await userEvent.hover(root());
  marquee?.destroy();
  marquee = enhanceMarquee(draw({ pausedOnHover: true }), { pausedOnHover: true });
  await expect.poll(() => animation()?.playState).toBe('paused');
  await leaveWithPointer();
  await expect.poll(isMoving).toBe(true);
});

it('is paused and resumed by its button', async () => {
  await mount();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(isMoving).toBe(false);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(isMoving).toBe(true);
});

it('hides duplicate text from screen readers and pauses to show a focused link', async () => {
  await mount();
  expect(page.getByText('New work every Friday').elements().length).toBeGreaterThan(1);
  expect(picture()!.getAttribute('aria-hidden')).toBe('true');
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Visit the studio');
  expect(document.activeElement!.getBoundingClientRect().width).toBeGreaterThan(50);
  expect(getComputedStyle(picture()!).visibility).toBe('hidden');
  await expect.poll(isMoving).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await expect.poll(isMoving).toBe(true);
});

it.each([0, 3])(
  'has the same dimensions before and after it is enhanced, with intensity %i',
  async (waveIntensity) => {
    const measure = () => [
      root().getBoundingClientRect().height,
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ];
    draw({ waveIntensity });
    const before = measure();
    await mount({ waveIntensity });
    expect(measure()).toEqual(before);
  },
);

it('updates its layout when its width changes and preserves its progress', async () => {
  await mount();
  const before = picture();
  await stopAt(0.5);
  root().parentElement!.style.inlineSize = '400px';
  await vi.waitUntil(
    () => picture() !== before && root().querySelectorAll('svg').length === 1,
    5000,
  );
  expect(animation()!.effect!.getComputedTiming().progress).toBeGreaterThanOrEqual(0.5);
});

it('repeats a right-to-left text without empty ends', async () => {
  await mount({ waveIntensity: 1 }, 'direction:rtl');
  expect(root().querySelector('textPath')?.firstElementChild?.textContent).toBe('Visit the studio');
  await stopAt(0.2);
  const seen = seenLetters().toSorted((one, other) => one.from - other.from);
  expect(seen[0]!.from).toBeLessThanOrEqual(0);
  expect(seen.at(-1)!.to).toBeGreaterThanOrEqual(widthPx);
});
