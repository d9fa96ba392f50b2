import { afterEach, describe, expect, it, vi } from 'vitest';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { speedMs: 0 } as const;

describe('the ends of a gallery of a page without loop', () => {
  function renderEnds(startSlide: number, loop = false) {
    const onReachedBeginning = vi.fn<() => void>();
    const onReachedEnd = vi.fn<() => void>();
    const { control, enhanced } = renderGallery({
      data: { design: 'slideshow' },
      design: atOnce,
      options: { loop, startSlide, onReachedBeginning, onReachedEnd },
    });
    const press = async (action: 'previous' | 'next') => {
      control(action).click();
      await expect.poll(() => enhanced!.gallery!.getState().phase).toBe('idle');
    };
    return { press, onReachedBeginning, onReachedEnd };
  }

  it('fire reachedBeginning at the first slide and nowhere else (GAL-032)', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(2);
    await press('previous');
    expect(onReachedBeginning).not.toHaveBeenCalled();
    await press('previous');
    expect(onReachedBeginning).toHaveBeenCalledOnce();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });

  it('fire reachedEnd at the last slide and nowhere else (GAL-033)', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(1);
    await press('next');
    expect(onReachedEnd).not.toHaveBeenCalled();
    await press('next');
    expect(onReachedEnd).toHaveBeenCalledOnce();
    expect(onReachedBeginning).not.toHaveBeenCalled();
  });

  it('fire nothing with loop', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(3, true);
    await press('next');
    await press('previous');
    expect(onReachedBeginning).not.toHaveBeenCalled();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });
});

describe('a change of the index in a page', () => {
  function renderMoving() {
    const rendered = renderGallery({
      data: { design: 'slideshow', thumbnails: true },
      slides: equalSlides(5),
      design: { speedMs: 300 },
    });
    const gallery = rendered.enhanced!.gallery!;
    const thumbnails = [
      ...rendered.root.querySelectorAll<HTMLElement>('.gallery-thumbnails button'),
    ];
    return { ...rendered, gallery, thumbnails };
  }

  it('is rejected while a transition runs (GAL-035)', async () => {
    const { control, current, thumbnails, gallery } = renderMoving();
    control('next').click();
    expect(current()).toEqual([1]);
    control('next').click();
    control('previous').click();
    thumbnails[4]!.click();
    expect(current()).toEqual([1]);
    await expect.poll(() => gallery.getState().phase).toBe('idle');
    control('next').click();
    expect(current()).toEqual([2]);
  });

  it('is rejected while a linked gallery moves (GAL-036)', () => {
    const { control, current, thumbnails, gallery } = renderMoving();
    gallery.follow(2);
    expect(current()).toEqual([2]);
    control('next').click();
    control('previous').click();
    thumbnails[0]!.click();
    expect(current()).toEqual([2]);
    gallery.release();
    control('next').click();
    expect(current()).toEqual([3]);
  });
});

describe('the groups of a carousel in a page', () => {
  const render = (slidesPerRow: number, width: number) =>
    renderGallery({
      data: { design: 'carousel', slidesPerRow },
      slides: equalSlides(7),
      width,
      design: atOnce,
    });

  it('are what previous and next move by (GAL-059)', async () => {
    const { control, current, enhanced } = render(3, 900);
    const seen = [current()];
    for (const action of ['next', 'next', 'previous', 'previous'] as const) {
      control(action).click();
      seen.push(current());
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await expect.poll(() => enhanced!.gallery!.getState().phase).toBe('idle');
    }
    expect(seen).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [4, 5, 6],
      [3, 4, 5],
      [0, 1, 2],
    ]);
  });

  it.each([2, 3, 7])('have 2 slides below 480 px where %i are wanted (GAL-089)', async (wanted) => {
    const { current } = render(wanted, 479);
    await expect.poll(current).toEqual([0, 1]);
    const wider = render(wanted, 480);
    await expect.poll(() => wider.current().length).toBe(Math.min(wanted, 3));
  });

  it.each([3, 4, 7])('have 3 slides below 724 px where %i are wanted (GAL-090)', async (wanted) => {
    const { current } = render(wanted, 723);
    await expect.poll(current).toEqual([0, 1, 2]);
    const wider = render(wanted, 724);
    await expect.poll(() => wider.current().length).toBe(wanted);
  });

  it.each([100, 479, 723, 1200])(
    'have one slide in %i px where one is wanted (GAL-091)',
    async (width) => {
      const { current, root } = render(1, width);
      // The width becomes known a frame later than the markup.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect([root.clientWidth, current()]).toEqual([width, [0]]);
    },
  );

  it('go by the width of the gallery, not of the window (GAL-091)', async () => {
    const narrow = render(5, 300);
    const wide = render(5, 800);
    await expect.poll(() => [narrow.current().length, wide.current().length]).toEqual([2, 5]);
    wide.root.parentElement!.style.width = '700px';
    await expect.poll(() => wide.current().length).toBe(3);
  });
});
