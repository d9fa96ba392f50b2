import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { IslandRuntime, IslandStart } from '../../kit/block/island.ts';
import { start as startCarousel } from '../../kit/carousel-gallery/island.ts';
import { start as startStacked } from '../../kit/stacked-gallery/island.ts';
import { start as startStatic } from '../../kit/static-gallery/island.ts';
import { start as startStrip } from '../../kit/strip-gallery/island.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import galleryStyle from './gallery.css?inline';
import { gallery } from './schema.ts';

const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')}`;
const assets = ['stairs', 'roof', 'hall'].map((name) => samplePicture(name, { url: svg }));
const items = assets.map(({ id }, index) => ({
  assetId: id,
  title: `Plate ${index + 1}`,
  caption: 'Silver print',
}));

const islands: Readonly<Record<string, IslandStart>> = {
  'carousel-gallery': startCarousel,
  'stacked-gallery': startStacked,
  'static-gallery': startStatic,
  'strip-gallery': startStrip,
};

/** The island that the markup requires. */
const start: IslandStart = (root, runtime) => islands[root.dataset.island ?? '']!(root, runtime);

function mount(props: object) {
  const openLightbox = vi.fn<IslandRuntime['openLightbox']>(async () => {});
  const mounted = mountBlock({
    block: gallery,
    props: { items, ...props },
    data: sampleData(...assets),
    start,
    style: galleryStyle,
    runtime: { openLightbox },
  });
  return { ...mounted, openLightbox };
}

const currentSlides = () =>
  [...document.querySelectorAll('.gallery-slide')].flatMap((slide, index) =>
    slide.hasAttribute('data-current') ? [index] : [],
  );

afterEach(() => {
  removeBlocks();
  history.replaceState(null, '', location.pathname);
});

it('moves a slideshow to the next slide with its controls (BLOCK-16)', async () => {
  mount({ design: 'slideshow', lightbox: false });
  expect(currentSlides()).toStrictEqual([0]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(currentSlides).toStrictEqual([1]);
});

it('synchronizes the current slide with the current thumbnail (GAL-070)', async () => {
  mount({ design: 'slideshow', lightbox: false, thumbnails: true });
  const current = () => {
    const thumbnails = [...document.querySelectorAll('.gallery-thumbnails > *')];
    return [
      currentSlides(),
      thumbnails.flatMap((one, at) => (one.ariaCurrent === 'true' ? [at] : [])),
    ];
  };
  expect(current()).toStrictEqual([[0], [0]]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(current).toStrictEqual([[1], [1]]);
  const press = (name: string) => () => {
    // While one transition runs, another is rejected.
    (page.getByRole('button', { name }).element() as HTMLElement).click();
    return current();
  };
  await expect.poll(press('Show slide 3 of 3')).toStrictEqual([[2], [2]]);
  await expect.poll(press('Show slide 1 of 3')).toStrictEqual([[0], [0]]);
});

it('opens the lightbox at the clicked slide with its theme and the captions of all slides', async () => {
  const { openLightbox } = mount({ design: 'grid', lightboxTheme: 'light' });
  document.querySelectorAll<HTMLElement>('.gallery-open')[1]?.click();
  await expect.poll(() => openLightbox.mock.calls.length).toBe(1);
  const [shown, options, opener] = openLightbox.mock.calls[0] ?? [];
  expect(options).toMatchObject({ currentSetIndex: 1, theme: 'light', historyEntry: true });
  expect(shown).toHaveLength(3);
  expect(shown?.[1]).toMatchObject({
    meta: { title: 'Plate 2', description: 'Silver print' },
    content: { kind: 'picture', width: 3000, height: 2000 },
  });
  expect(opener).toBe(document.querySelectorAll('.gallery-open')[1]);
});

it.each([
  ['the hash names by itemId', 'LIGHTBOX-08', `#itemId=${assets[2]?.id}`, 2],
  ['the last part of the path names', 'LIGHTBOX-09', `/${assets[1]?.id}`, 1],
])('opens the lightbox at the slide that %s (%s)', async (_how, _row, rest, index) => {
  history.replaceState(null, '', `/work${rest}`);
  const { openLightbox } = mount({ design: 'grid' });
  await expect
    .poll(() => openLightbox.mock.calls[0]?.[1])
    .toMatchObject({ currentSetIndex: index, historyEntry: false });
});

it('opens the lightbox on hashchange to a slide id only, until stopped (LIGHTBOX-08)', async () => {
  history.replaceState(null, '', `/work/${assets[1]?.id}`);
  const { openLightbox, stop } = mount({ design: 'grid' });
  await expect.poll(() => openLightbox.mock.calls.length).toBe(1);
  const goTo = async (hash: string) => {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = hash;
    await changed;
  };
  await goTo('#top');
  expect(openLightbox).toHaveBeenCalledTimes(1);
  await goTo(`#itemId=${assets[2]?.id}`);
  expect(openLightbox.mock.calls[1]?.[1]).toMatchObject({
    currentSetIndex: 2,
    historyEntry: false,
  });
  stop();
  await goTo(`#itemId=${assets[0]?.id}`);
  expect(openLightbox).toHaveBeenCalledTimes(2);
});

it('does not open the lightbox for a hash written by another gallery (LIGHTBOX-08)', async () => {
  history.replaceState(null, '', '/work');
  mount({ design: 'slideshow', lightbox: false, transientGallery: false });
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => location.hash).toBe(`#itemId=${assets[1]?.id}`);
  const { openLightbox } = mount({ design: 'grid' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(openLightbox).not.toHaveBeenCalled();
  history.replaceState(null, '', '/work');
});

it('opens the slide named in the hash after a gallery that writes no hash has moved (LIGHTBOX-08)', async () => {
  history.replaceState(null, '', `/work#itemId=${assets[2]?.id}`);
  mount({ design: 'slideshow', lightbox: false, transientGallery: true });
  await page.getByRole('button', { name: 'Next slide' }).click();
  const { openLightbox } = mount({ design: 'grid' });
  await expect.poll(() => openLightbox.mock.calls[0]?.[1]).toMatchObject({ currentSetIndex: 2 });
  history.replaceState(null, '', '/work');
});

it.each(['#itemId=elsewhere', '/elsewhere', '', '#top'])(
  'does not open the lightbox or change the page when %j does not match a slide (LIGHTBOX-10)',
  async (rest) => {
    history.replaceState(null, '', `/work${rest}`);
    const before = location.href;
    const { root, openLightbox } = mount({ design: 'grid' });
    const markup = root.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(openLightbox).not.toHaveBeenCalled();
    expect([location.href, root.innerHTML]).toStrictEqual([before, markup]);
  },
);

it('starts a slideshow at the slide named in the hash instead of opening the lightbox', async () => {
  history.replaceState(null, '', `#itemId=${assets[1]?.id}`);
  const { openLightbox } = mount({ design: 'slideshow', lightbox: true });
  await expect.poll(currentSlides).toStrictEqual([1]);
  expect(openLightbox).not.toHaveBeenCalled();
});

it('does not change the URL when the lightbox opens', async () => {
  mount({ design: 'grid' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('.gallery-open')!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

it('has the same height with and without its script', () => {
  const { root, stop } = mount({ design: 'slideshow' });
  const after = root.getBoundingClientRect().height;
  stop();
  expect(after).toBeGreaterThan(0);
  expect(root.getBoundingClientRect().height).toBe(after);
});

it('shows the captions of a slider below its images, within the viewport', () => {
  const { root } = mount({ design: 'slider', captions: 'below' });
  const frame = root.querySelector('.gallery-frame')!.getBoundingClientRect();
  const words = root.querySelector('.gallery-meta')!.getBoundingClientRect();
  const viewport = root.querySelector('.gallery-viewport')!.getBoundingClientRect();
  expect(words.top).toBeGreaterThanOrEqual(frame.bottom);
  expect(viewport.bottom).toBeGreaterThanOrEqual(words.bottom);
  const control = root.querySelector('.gallery-next')!.getBoundingClientRect();
  expect(control.bottom).toBeLessThan(frame.bottom);
});

it.each(['over', 'below'])('shows the full caption of a slideshow, %s its image', (captions) => {
  const { root } = mount({ design: 'slideshow', captions, imageAspectRatio: 3 });
  const box = (selector: string) =>
    root.querySelector(`[data-current] ${selector}`)?.getBoundingClientRect() ?? new DOMRect();
  const [frame, words] = [box('.gallery-frame'), box('.gallery-meta')];
  expect(words.height).toBeGreaterThan(20);
  expect(words.bottom).toBeLessThanOrEqual(
    (root.querySelector('.gallery-viewport')?.getBoundingClientRect().bottom ?? 0) + 1,
  );
  expect(frame.width / frame.height).toBeCloseTo(3, 1);
  expect(words.top >= frame.bottom).toBe(captions === 'below');
});

it('shows two slides per row on a phone when more are configured', () => {
  mountBlock({
    block: gallery,
    props: { items, 'thumbnails-per-row': 4 },
    data: sampleData(...assets),
    style: galleryStyle,
    width: 360,
  });
  const tops = [...document.querySelectorAll('.gallery-slide')].map(
    (slide) => slide.getBoundingClientRect().top,
  );
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
});

describe('a gallery in columns', () => {
  const sizes = [
    [3000, 2000],
    [2000, 3000],
    [3000, 2000],
    [2000, 2000],
    [2400, 3000],
    [3000, 1700],
  ] as const;
  const six = sizes.map(([width, height], index) =>
    samplePicture(`proof-${index}`, { url: svg, width, height }),
  );
  const captions = ['HH-01 — Roof', 'HH-02 — Main stair, with Karin', '', 'HH-04'];

  function boxesOf(props: object, width: number) {
    const { root } = mountBlock({
      block: gallery,
      props: {
        items: six.map(({ id }, index) => ({ assetId: id, caption: captions[index] ?? '' })),
        design: 'autocolumns',
        columnWidth: 330,
        padding: 20,
        ...props,
      },
      data: sampleData(...six),
      style: galleryStyle,
      width,
    });
    const boxes = [...root.querySelectorAll('.gallery-slide')].map((slide) =>
      slide.getBoundingClientRect(),
    );
    return { root, boxes };
  }

  it.each(['none', 'over', 'below'])(
    'distributes six images to the shortest columns without a script, with captions %s',
    (place) => {
      const { root, boxes } = boxesOf({ captions: place }, 1200);
      const columns = boxes.map(({ left }) => Math.round((left - boxes[0]!.left) / (1220 / 3)));
      expect(columns.slice(0, 3)).toStrictEqual([0, 1, 2]);
      // Two in each column: none has one image and a hole.
      expect(columns.toSorted((a, b) => a - b)).toStrictEqual([0, 0, 1, 1, 2, 2]);
      for (const [index, box] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            other.top > box.bottom - 0.5 || columns[index] !== columns[boxes.indexOf(other)];
          expect(isApart).toBe(true);
        }
      }
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      expect(root.querySelector('.gallery-track')!.getBoundingClientRect().bottom).toBeCloseTo(
        bottom,
        0,
      );
      for (const image of root.querySelectorAll('img')) {
        const frame = image.closest('.gallery-frame')!.getBoundingClientRect();
        expect(image.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom + 0.5);
      }
    },
  );

  it.each([320, 700, 1200])(
    'reserves space for the captions below its images in %i px',
    (width) => {
      const { root, boxes } = boxesOf({ captions: 'below' }, width);
      const words = [...root.querySelectorAll('.gallery-meta')].map((meta) =>
        meta.getBoundingClientRect(),
      );
      expect(words).toHaveLength(3);
      for (const { left, top, bottom } of words) {
        const below = boxes.filter((box) => Math.abs(box.left - left) < 1 && box.top > top);
        for (const box of below) expect(box.top).toBeGreaterThanOrEqual(bottom - 0.5);
      }
    },
  );

  it('has the same slide positions with and without its script', () => {
    const mounted = mount({ design: 'autocolumns', captions: 'below', columnWidth: 200 });
    const lefts = () =>
      [...mounted.root.querySelectorAll('.gallery-slide')].map((slide) => {
        const { left, top } = slide.getBoundingClientRect();
        return [left, top];
      });
    const started = lefts();
    mounted.stop();
    expect(lefts()).toStrictEqual(started);
  });
});

it('sets touch-action to auto while the page is zoomed in', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  onTestFinished(() => void vi.unstubAllGlobals());
  mount({ design: 'slideshow', lightbox: false });
  const touchAction = () =>
    getComputedStyle(document.querySelector('.gallery-viewport')!).touchAction;
  expect(touchAction()).toBe('pan-y pinch-zoom');
  viewport.scale = 2;
  viewport.dispatchEvent(new Event('resize'));
  expect(touchAction()).toBe('auto');
});

it('does not overlap captions and images at a font size of 200%', async () => {
  const caption = 'A long walk along the harbour wall, early on a Sunday. '.repeat(4);
  const long = [...items, ...items].map((item) => ({ ...item, caption }));
  mount({ design: 'autocolumns', captions: 'below', items: long, lightbox: false });
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const frames = boxes('.gallery-frame');
  const covered = boxes('.gallery-meta').filter((meta) =>
    frames.some(
      (frame) =>
        frame.left < meta.right - 1 &&
        frame.right > meta.left + 1 &&
        frame.top < meta.bottom - 1 &&
        frame.bottom > meta.top + 1,
    ),
  );
  expect([frames.length, covered.length]).toEqual([6, 0]);
});
