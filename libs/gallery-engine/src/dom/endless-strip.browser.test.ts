import { afterEach, describe, expect, it } from 'vitest';
import {
  equalSlides,
  removeGalleries,
  renderGallery,
  slidesOf,
  type RenderedGallery,
} from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const moving = ({ root }: RenderedGallery) => root.getAnimations({ subtree: true });
const rest = (rendered: RenderedGallery) => {
  for (const animation of moving(rendered)) animation.finish();
};

/** Pixels of the viewport's width without a slide. */
function emptySpace({ viewport, slides }: RenderedGallery): number {
  const { left, right } = viewport.getBoundingClientRect();
  const boxes = slides
    .map((slide) => slide.getBoundingClientRect())
    .toSorted((one, other) => one.left - other.left);
  let end = left;
  let empty = 0;
  for (const box of boxes) {
    empty += Math.max(0, Math.min(box.left, right) - end);
    end = Math.max(end, box.right);
  }
  return Math.round(empty + Math.max(0, right - end));
}

/** The maximum of pixels without a slide during a move of one second. */
function emptySpaceDuringMove(rendered: RenderedGallery): number {
  let most = 0;
  for (let atMs = 0; atMs < 1000; atMs += 20) {
    for (const animation of moving(rendered)) {
      animation.pause();
      animation.currentTime = atMs;
    }
    most = Math.max(most, emptySpace(rendered));
  }
  return most;
}

const leftOf = (element: Element) => element.getBoundingClientRect().left;
const uneven = slidesOf([300, 200], [200, 300], [400, 200], [200, 200], [300, 200]);

describe.each(['ltr', 'rtl'])('a looping slider (%s)', (dir) => {
  const render = (given: Parameters<typeof renderGallery>[0] = {}) => {
    document.dir = dir;
    const rendered = renderGallery({
      slides: uneven,
      ...given,
      data: { design: 'slider', vSize: 40, ...given.data },
    });
    return rendered;
  };
  afterEach(() => {
    document.dir = '';
  });

  it('has its last slide before the first', () => {
    const { slides } = render();
    const [first, last] = [slides[0]!, slides.at(-1)!].map((slide) =>
      slide.getBoundingClientRect(),
    );
    if (dir === 'ltr') expect(last!.right).toBeCloseTo(first!.left, 1);
    else expect(last!.left).toBeCloseTo(first!.right, 1);
  });

  it.each(['left', 'center', 'right'] as const)(
    'leaves no empty space for two rounds with the current slide aligned %s',
    async (alignment) => {
      const rendered = render({ data: { 'active-alignment': alignment }, design: { speedMs: 0 } });
      const gallery = rendered.enhanced!.gallery!;
      expect(emptySpace(rendered)).toBe(0);
      for (const step of [...Array(11).fill(gallery.next), ...Array(22).fill(gallery.previous)]) {
        expect(step()).toBe(true);
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => gallery.getState().phase).toBe('idle');
        expect(emptySpace(rendered)).toBe(0);
      }
    },
  );

  it.each(['next', 'previous'] as const)(
    'leaves no empty space while it wraps around on %s',
    (step) => {
      const startSlide = step === 'next' ? uneven.length - 1 : 0;
      const rendered = render({ options: { startSlide }, design: { speedMs: 1000 } });
      rest(rendered);
      rendered.control(step).click();
      expect(emptySpaceDuringMove(rendered)).toBe(0);
    },
  );

  it('moves by one slide from the last to the first', () => {
    const rendered = render({ options: { startSlide: uneven.length - 1 } });
    rest(rendered);
    const first = leftOf(rendered.slides[0]!);
    const last = leftOf(rendered.slides.at(-1)!);
    rendered.control('next').click();
    rest(rendered);
    expect(Math.sign(leftOf(rendered.slides.at(-1)!) - last)).toBe(dir === 'ltr' ? -1 : 1);
    expect(Math.abs(leftOf(rendered.slides[0]!) - first)).toBeLessThan(400);
  });

  it('moves back by one slide when the last slide is clicked before the first', () => {
    const rendered = render();
    rest(rendered);
    const before = leftOf(rendered.slides.at(-1)!);
    rendered.slides.at(-1)!.click();
    rest(rendered);
    const way = leftOf(rendered.slides.at(-1)!) - before;
    expect(Math.sign(way)).toBe(dir === 'ltr' ? 1 : -1);
    expect(Math.abs(way)).toBeLessThan(400);
  });
});

it.each([
  ['without loop', 20, equalSlides(9), { options: { loop: false } }],
  ['that does not fill its width', 20, equalSlides(2), {}],
  ['that is not much longer than its width', 34, slidesOf([600, 200], [600, 200]), {}],
  ['of which nobody knows how much is seen', 20, equalSlides(9), { design: { resizeAxis: 'y' } }],
] as const)(
  'does not loop a slider %s and keeps the layout of its markup',
  (_, vSize, slides, given) => {
    const data = { design: 'slider', vSize };
    const plain = renderGallery({ data, slides, ...given, enhance: false });
    const alive = renderGallery({ data, slides, ...given });
    expect(alive.slides.map(leftOf)).toEqual(plain.slides.map(leftOf));
  },
);

const jumps = [3, 4, 6, 9].flatMap((count) =>
  [10, 20, 25, 30, 40, 50].flatMap((vSize) =>
    (['left', 'center', 'right'] as const).flatMap((alignment) =>
      [1, Math.floor(count / 2), count - 1].map((to) => ({ count, vSize, alignment, to })),
    ),
  ),
);

it('leaves no empty space in a looping slider before and during a jump', () => {
  let rounds = 0;
  for (const { count, vSize, alignment, to } of jumps) {
    const rendered = renderGallery({
      data: { design: 'slider', vSize, 'active-alignment': alignment },
      slides: equalSlides(count),
      design: { speedMs: 1000 },
    });
    if (rendered.slides.some(({ style }) => style.translate)) {
      rounds += 1;
      const said = `${count} slides, vSize ${vSize}, ${alignment}, to ${to}`;
      expect(emptySpace(rendered), said).toBe(0);
      rendered.enhanced!.gallery!.goTo(to);
      expect(emptySpaceDuringMove(rendered), said).toBe(0);
    }
    removeGalleries();
  }
  expect(rounds).toBeGreaterThan(100);
});

it.each([
  // A slide that wraps much too early or too late is missing on one of its sides.
  ['over its widest slides', slidesOf([1, 2], [2, 3], [2, 1], [3, 1]), 3, 1],
  // Slides that are invisible at both ends of the move are visible in between.
  ['backwards past many slides', equalSlides(30), 0, 17],
] as const)(
  'leaves no empty space in a looping slider during a jump %s',
  (_, slides, startSlide, to) => {
    const rendered = renderGallery({
      data: { design: 'slider', vSize: 50, 'active-alignment': 'right' },
      slides,
      options: { startSlide },
      design: { speedMs: 1000 },
    });
    expect(emptySpace(rendered)).toBe(0);
    rendered.enhanced!.gallery!.goTo(to);
    expect(emptySpaceDuringMove(rendered)).toBe(0);
  },
);

it('leaves no empty space in a looping slider with three slides on next', () => {
  const rendered = renderGallery({
    data: { design: 'slider', vSize: 50 },
    slides: equalSlides(3),
    design: { speedMs: 1000 },
  });
  rendered.control('next').click();
  expect(emptySpaceDuringMove(rendered)).toBe(0);
});

it('leaves no empty space in a looping slider with two wide slides', async () => {
  const rendered = renderGallery({
    data: { design: 'slider', vSize: 50 },
    slides: slidesOf([600, 200], [600, 200]),
    design: { speedMs: 1000 },
  });
  const gallery = rendered.enhanced!.gallery!;
  for (const step of ['next', 'next', 'previous', 'previous'] as const) {
    gallery[step]();
    expect(emptySpaceDuringMove(rendered)).toBe(0);
    rest(rendered);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => gallery.getState().phase, { timeout: 3000 }).toBe('idle');
  }
});

it('translates only slides near the viewport in a looping slider', () => {
  const { slides } = renderGallery({ data: { design: 'slider' }, slides: equalSlides(60) });
  const moved = slides.flatMap(({ style }, index) => (style.translate === '' ? [] : [index]));
  expect(moved).toContain(59);
  expect(moved.length).toBeLessThan(5);
});

it('keeps the visible position of its slides when destroyed after a full loop', async () => {
  const rendered = renderGallery({
    data: { design: 'slider', vSize: 40, 'active-alignment': 'left' },
    slides: equalSlides(5),
    design: { speedMs: 0 },
  });
  const { gallery, destroy } = rendered.enhanced!;
  for (let step = 0; step < 6; step += 1) {
    gallery!.next();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => gallery!.getState().phase).toBe('idle');
  }
  const before = leftOf(rendered.slides[1]!);
  destroy();
  expect(leftOf(rendered.slides[1]!)).toBeCloseTo(before, 1);
});

it('restores the inline styles of its slides when destroyed', () => {
  const data = { design: 'slider' };
  const plain = renderGallery({ data, enhance: false });
  const { slides, enhanced } = renderGallery({ data });
  enhanced!.destroy();
  const styles = (elements: readonly HTMLElement[]) => elements.map(({ style }) => style.cssText);
  expect(styles(slides)).toEqual(styles(plain.slides));
});
