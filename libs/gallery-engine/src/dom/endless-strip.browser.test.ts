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

/** Pixels of the viewport's width beside which no slide stands. */
function emptyRoom({ viewport, slides }: RenderedGallery): number {
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

const leftOf = (element: Element) => element.getBoundingClientRect().left;
const uneven = slidesOf([300, 200], [200, 300], [400, 200], [200, 200], [300, 200]);

describe.each(['ltr', 'rtl'])('a slider that goes round (%s)', (dir) => {
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
    'has no empty room beside its slides, twice round, the current one %s',
    async (alignment) => {
      const rendered = render({ data: { 'active-alignment': alignment }, design: { speedMs: 0 } });
      const gallery = rendered.enhanced!.gallery!;
      expect(emptyRoom(rendered)).toBe(0);
      for (const step of [...Array(11).fill(gallery.next), ...Array(22).fill(gallery.previous)]) {
        expect(step()).toBe(true);
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => gallery.getState().phase).toBe('idle');
        expect(emptyRoom(rendered)).toBe(0);
      }
    },
  );

  it.each(['next', 'previous'] as const)(
    'has none on the way from one end to the other by %s',
    (step) => {
      const startSlide = step === 'next' ? uneven.length - 1 : 0;
      const rendered = render({ options: { startSlide }, design: { speedMs: 1000 } });
      rest(rendered);
      rendered.control(step).click();
      for (let atMs = 0; atMs < 1000; atMs += 50) {
        for (const animation of moving(rendered)) {
          animation.pause();
          animation.currentTime = atMs;
        }
        expect(emptyRoom(rendered)).toBe(0);
      }
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

  it('goes back to the last slide when that is clicked beside the first', () => {
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
  ['without loop', equalSlides(5), { loop: false }],
  ['that does not fill its width', equalSlides(2), {}],
])('a slider %s has ends, as its markup has', (_, slides, options) => {
  const data = { design: 'slider', vSize: 20 };
  const plain = renderGallery({ data, slides, enhance: false });
  const alive = renderGallery({ data, slides, options });
  expect(alive.slides.map(leftOf)).toEqual(plain.slides.map(leftOf));
});

it('three slides leave no room although one of them is seen on both sides of the way', () => {
  const rendered = renderGallery({
    data: { design: 'slider', vSize: 50 },
    slides: equalSlides(3),
    design: { speedMs: 1000 },
  });
  rendered.control('next').click();
  for (let atMs = 0; atMs < 1000; atMs += 50) {
    for (const animation of moving(rendered)) {
      animation.pause();
      animation.currentTime = atMs;
    }
    expect(emptyRoom(rendered)).toBe(0);
  }
});

it('two wide slides follow each other without end', async () => {
  const rendered = renderGallery({
    data: { design: 'slider', vSize: 50 },
    slides: slidesOf([600, 200], [600, 200]),
    design: { speedMs: 1000 },
  });
  const gallery = rendered.enhanced!.gallery!;
  for (const step of ['next', 'next', 'previous', 'previous'] as const) {
    gallery[step]();
    for (let atMs = 0; atMs < 1000; atMs += 100) {
      for (const animation of moving(rendered)) {
        animation.pause();
        animation.currentTime = atMs;
      }
      expect(emptyRoom(rendered)).toBe(0);
    }
    rest(rendered);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => gallery.getState().phase, { timeout: 3000 }).toBe('idle');
  }
});

it('moves only the slides that are near what is seen', () => {
  const { slides } = renderGallery({ data: { design: 'slider' }, slides: equalSlides(60) });
  const moved = slides.flatMap(({ style }, index) => (style.translate === '' ? [] : [index]));
  expect(moved).toContain(59);
  expect(moved.length).toBeLessThan(5);
});

it('leaves its slides where they were when it is destroyed', () => {
  const data = { design: 'slider' };
  const plain = renderGallery({ data, enhance: false });
  const { slides, enhanced } = renderGallery({ data });
  enhanced!.destroy();
  const styles = (elements: readonly HTMLElement[]) => elements.map(({ style }) => style.cssText);
  expect(styles(slides)).toEqual(styles(plain.slides));
});
