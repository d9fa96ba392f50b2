import { afterEach, describe, expect, it, vi } from 'vitest';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { speedMs: 0 } as const;

describe('a rendered gallery without loop', () => {
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

  it('fires reachedBeginning only at the first slide (GAL-032)', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(2);
    await press('previous');
    expect(onReachedBeginning).not.toHaveBeenCalled();
    await press('previous');
    expect(onReachedBeginning).toHaveBeenCalledOnce();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });

  it('fires reachedEnd only at the last slide (GAL-033)', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(1);
    await press('next');
    expect(onReachedEnd).not.toHaveBeenCalled();
    await press('next');
    expect(onReachedEnd).toHaveBeenCalledOnce();
    expect(onReachedBeginning).not.toHaveBeenCalled();
  });

  it('fires neither event with loop', async () => {
    const { press, onReachedBeginning, onReachedEnd } = renderEnds(3, true);
    await press('next');
    await press('previous');
    expect(onReachedBeginning).not.toHaveBeenCalled();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });
});

describe('an index change in a rendered gallery', () => {
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

  it('is rejected while following a linked gallery (GAL-036)', () => {
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

describe('carousel groups in a rendered gallery', () => {
  const render = (slidesPerRow: number, width: number) =>
    renderGallery({
      data: { design: 'carousel', slidesPerRow },
      slides: equalSlides(7),
      width,
      design: atOnce,
    });

  it('are the unit of movement for previous and next (GAL-059)', async () => {
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

  it.each([2, 3, 7])(
    'have 2 slides below 480 px when %i are requested (GAL-089)',
    async (requested) => {
      const { current } = render(requested, 479);
      await expect.poll(current).toEqual([0, 1]);
      const wider = render(requested, 480);
      await expect.poll(() => wider.current().length).toBe(Math.min(requested, 3));
    },
  );

  it.each([3, 4, 7])(
    'have 3 slides below 724 px when %i are requested (GAL-090)',
    async (requested) => {
      const { current } = render(requested, 723);
      await expect.poll(current).toEqual([0, 1, 2]);
      const wider = render(requested, 724);
      await expect.poll(() => wider.current().length).toBe(requested);
    },
  );

  it.each([100, 479, 723, 1200])(
    'have one slide in %i px when one is requested (GAL-091)',
    async (width) => {
      const { current, root } = render(1, width);
      // The width becomes known a frame later than the markup.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect([root.clientWidth, current()]).toEqual([width, [0]]);
    },
  );

  it('depend on the gallery width, not the window width (GAL-091)', async () => {
    const narrow = render(5, 300);
    const wide = render(5, 800);
    await expect.poll(() => [narrow.current().length, wide.current().length]).toEqual([2, 5]);
    wide.root.parentElement!.style.width = '700px';
    await expect.poll(() => wide.current().length).toBe(3);
  });
});
