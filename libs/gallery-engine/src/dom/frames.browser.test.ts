import { afterEach, describe, expect, it, vi } from 'vitest';
import { metaPositions, type MetaPosition } from '../designs/meta-position.ts';
import type { SlideVideo } from '../media/create-slide-media.ts';
import { equalSlides, removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

type LoadVideo = (slide: HTMLElement) => SlideVideo;

const middle = (from: number, size: number) => from + size / 2;

describe("a slide's title and description", () => {
  const expected: Record<
    MetaPosition,
    readonly ['start' | 'middle' | 'end', 'start' | 'middle' | 'end']
  > = {
    top: ['start', 'middle'],
    bottom: ['end', 'middle'],
    'top-left': ['start', 'start'],
    'bottom-left': ['end', 'start'],
    'top-right': ['start', 'end'],
    'bottom-right': ['end', 'end'],
    center: ['middle', 'middle'],
  };

  it.each(Object.keys(metaPositions) as MetaPosition[])(
    'are positioned at %s (GAL-018)',
    (position) => {
      const { slides } = renderGallery({
        data: { design: 'grid', 'thumbnails-per-row': 1, 'meta-position': position },
        slides: equalSlides(1),
        caption: 'Short',
      });
      const slide = slides[0]!.getBoundingClientRect();
      const meta = slides[0]!.querySelector('.gallery-meta')!.getBoundingClientRect();
      const place = (side: 'start' | 'middle' | 'end', from: number, size: number, own: number) =>
        ({ start: from, middle: middle(from, size - own), end: from + size - own })[side];
      const [vertical, horizontal] = expected[position];
      expect(meta.top).toBeCloseTo(place(vertical, slide.top, slide.height, meta.height), 1);
      expect(meta.left).toBeCloseTo(place(horizontal, slide.left, slide.width, meta.width), 1);
    },
  );
});

it.each(['carousel', 'grid'])(
  'aligns the caption of a slide of a %s with the bottom of its own image, regardless of other heights',
  (design) => {
    const { slides } = renderGallery({
      data: { design, 'meta-position': 'bottom' },
      slides: slidesOf([300, 100], [300, 400]),
      caption: 'Short',
    });
    for (const slide of slides) {
      const [picture, meta] = ['img', '.gallery-meta'].map((part) =>
        slide.querySelector(part)!.getBoundingClientRect(),
      );
      expect(meta!.bottom).toBeCloseTo(picture!.bottom, 1);
    }
  },
);

describe('auto-crop', () => {
  const tall = { ...slidesOf([200, 400])[0]!, focalPoint: { x: 0.5, y: 0.1 } };
  const renderTall = (autoCrop: boolean) => {
    const { slides } = renderGallery({
      data: { design: 'grid', 'thumbnails-per-row': 1, imageAspectRatio: 2, 'auto-crop': autoCrop },
      slides: [tall],
    });
    const image = slides[0]!.querySelector('img')!;
    const { objectFit, objectPosition } = getComputedStyle(image);
    return { image: image.getBoundingClientRect(), objectFit, objectPosition };
  };

  it('fills the frame around the focal point (GAL-019)', () => {
    const { image, objectFit, objectPosition } = renderTall(true);
    expect([image.width, image.height]).toEqual([600, 300]);
    expect([objectFit, objectPosition]).toEqual(['cover', '50% 10%']);
  });

  it('shows the whole image when off (GAL-019)', () => {
    const { image, objectFit } = renderTall(false);
    expect([image.width, image.height]).toEqual([600, 300]);
    expect(objectFit).toBe('contain');
  });
});

describe('thumbnails', () => {
  const renderThumbnails = (data = {}) => {
    const rendered = renderGallery({
      data: { design: 'slideshow', thumbnails: true, ...data },
      slides: slidesOf(
        [300, 200],
        [100, 200],
        'video',
        [300, 200],
        [300, 200],
        [300, 200],
        [300, 200],
      ),
      design: { speedMs: 0 },
      options: { loadVideo: () => ({ activate() {}, deactivate() {} }) },
    });
    const strip = rendered.root.querySelector('.gallery-thumbnails')!;
    return { ...rendered, strip, buttons: [...strip.querySelectorAll('button')] };
  };

  it('use the given height and margin below the slideshow (GAL-021)', () => {
    const { viewport, strip } = renderThumbnails({
      'thumbnail-strip-height': 64,
      'thumbnail-strip-margin': 12,
    });
    const box = strip.getBoundingClientRect();
    expect(box.height).toBe(64);
    expect(box.top - viewport.getBoundingClientRect().bottom).toBeCloseTo(12, 1);
  });

  it('do not affect the vertical centering of the arrows', () => {
    const { viewport, control } = renderThumbnails({ 'thumbnail-strip-height': 64 });
    const [picture, ...arrows] = [viewport, control('previous'), control('next')].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return middle(top, height);
    });
    for (const arrow of arrows) expect(arrow).toBeCloseTo(picture!, 1);
  });

  it('are not rendered when they are disabled (GAL-021)', () => {
    const { root } = renderGallery({ data: { design: 'slideshow', thumbnails: false } });
    expect(root.querySelector('.gallery-thumbnails')).toBeNull();
  });

  it("are square with square-thumbs, else use the image's ratio, or 16:9 for a video (GAL-020)", () => {
    const ratios = (square: boolean) =>
      renderThumbnails({ 'square-thumbs': square })
        .buttons.slice(0, 3)
        .map((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width / height;
        });
    expect(ratios(true)).toEqual([1, 1, 1]);
    expect(ratios(false)).toEqual([1.5, 0.5, 16 / 9].map((ratio) => expect.closeTo(ratio, 2)));
  });

  it('move to their slide on click and mark the current slide', async () => {
    const { control, buttons, current, enhanced } = renderThumbnails();
    const marked = () => buttons.findIndex((button) => button.ariaCurrent === 'true');
    const gallery = enhanced!.gallery!;
    buttons[3]!.click();
    expect([current(), marked()]).toEqual([[3], 3]);
    await expect.poll(() => gallery.getState().phase).toBe('idle');
    control('next').click();
    expect([current(), marked()]).toEqual([[4], 4]);
  });

  it('do not scroll initially', async () => {
    const { strip } = renderThumbnails();
    const scrolls = vi.fn<() => void>();
    strip.addEventListener('scroll', scrolls);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect([strip.scrollLeft, scrolls.mock.calls.length]).toEqual([0, 0]);
  });

  it('scroll the current thumbnail into view without scrolling the page', async () => {
    const { strip, buttons } = renderThumbnails({ 'square-thumbs': false });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const pageTop = document.documentElement.scrollTop;
    buttons[6]!.click();
    const isInSight = () => {
      const [button, box] = [buttons[6]!.getBoundingClientRect(), strip.getBoundingClientRect()];
      return button.left >= box.left - 1 && button.right <= box.right + 1;
    };
    await expect.poll(isInSight, { timeout: 3000 }).toBe(true);
    expect(document.documentElement.scrollTop).toBe(pageTop);
  });
});

describe('a gallery of mixed content', () => {
  it('shows images and videos in one slideshow (GAL-023)', async () => {
    const activate = vi.fn<() => void>();
    const loadVideo = vi.fn<LoadVideo>(() => ({ activate, deactivate: () => {} }));
    const { slides, control, isSeen } = renderMixed(loadVideo);
    expect([isSeen(0), isSeen(1)]).toEqual([true, false]);
    control('next').click();
    expect(loadVideo.mock.calls[0]?.[0]).toBe(slides[1]);
    expect(activate).toHaveBeenCalledOnce();
    await expect.poll(() => [isSeen(0), isSeen(1)]).toEqual([false, true]);
  });

  function renderMixed(
    loadVideo: (slide: HTMLElement) => { activate(): void; deactivate(): void },
  ) {
    const rendered = renderGallery({
      data: { design: 'slideshow', mixedContent: true },
      slides: slidesOf([300, 200], 'video'),
      design: { speedMs: 0 },
      options: { loadVideo },
    });
    const leftOf = (element: Element) => element.getBoundingClientRect().left;
    const content = (index: number) => rendered.slides[index]!.querySelector('img, video')!;
    const isSeen = (index: number) => leftOf(content(index)) === leftOf(rendered.viewport);
    return { ...rendered, isSeen };
  }
});

describe('autoHeight', () => {
  const sizes = slidesOf([300, 200], [300, 300], [300, 100]);
  const renderHeights = (autoHeight: boolean) =>
    renderGallery({
      data: { design: 'slideshow' },
      slides: sizes,
      design: { speedMs: 0, autoHeight },
    });

  it('fits the height to the current slide (GAL-097)', async () => {
    const { viewport, control } = renderHeights(true);
    expect(viewport.offsetHeight).toBe(400);
    control('next').click();
    await expect.poll(() => viewport.offsetHeight).toBe(600);
  });

  it('keeps the height of the highest slide when off (GAL-097)', async () => {
    const { viewport, control, current } = renderHeights(false);
    expect(viewport.offsetHeight).toBe(600);
    control('next').click();
    expect([current(), viewport.offsetHeight]).toEqual([[1], 600]);
  });
});
