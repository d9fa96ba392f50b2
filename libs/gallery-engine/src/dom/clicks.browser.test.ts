import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Slide } from '../slides/slide.ts';
import type { LightboxOpening } from './enhance-options.ts';
import {
  equalSlides,
  picture,
  removeGalleries,
  renderGallery,
  slidesOf,
} from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { speedMs: 0 } as const;
const clickAt = (target: Element, clientX = 0) =>
  target.dispatchEvent(
    new MouseEvent('click', { clientX, button: 0, bubbles: true, cancelable: true }),
  );

describe('a click on a strip', () => {
  it('moves to a slide that is not current (GAL-062)', () => {
    const { slides, current } = renderGallery({
      data: { design: 'slider' },
      design: atOnce,
    });
    clickAt(slides[2]!);
    expect(current()).toEqual([2]);
  });

  it('reaches slides that are not current although their links are inert (GAL-062)', () => {
    for (const lightbox of [true, false]) {
      const { slides } = renderGallery({
        data: { design: 'slider', 'active-alignment': 'left', lightbox },
        slides: slidesOf([100, 200], [100, 200]),
      });
      const { left, top } = slides[1]!.getBoundingClientRect();
      const felt = document.elementFromPoint(left + 5, top + 5);
      expect(slides[1]!.contains(felt)).toBe(true);
      expect(felt?.closest('a')).toBeNull();
      expect([...slides[1]!.querySelectorAll('a')].map(({ inert }) => inert)).toEqual(
        lightbox ? [true] : [],
      );
      removeGalleries();
    }
  });

  it.each([
    ['next', 2],
    ['previous', 0],
    ['none', 1],
  ] as const)(
    'on the current slide performs the click behavior %s (GAL-063)',
    async (clickBehavior, expected) => {
      const { slides, current, enhanced } = renderGallery({
        data: { design: 'slider' },
        design: { ...atOnce, clickBehavior },
      });
      clickAt(slides[1]!);
      await expect.poll(() => enhanced!.gallery!.getState().phase).toBe('idle');
      clickAt(slides[1]!);
      expect(current()).toEqual([expected]);
    },
  );
});

describe('a click on a stack', () => {
  const shop: Slide = { type: 'image', source: picture(300, 200), clickThroughUrl: '/shop' };

  it("opens the slide's click-through URL (GAL-065)", () => {
    const openUrl = vi.fn<(url: string) => void>();
    const { slides, current } = renderGallery({
      data: { design: 'slideshow' },
      slides: [shop, ...equalSlides(1)],
      options: { openUrl },
    });
    clickAt(slides[0]!.querySelector('img')!);
    expect(openUrl.mock.calls).toEqual([['/shop']]);
    expect(current()).toEqual([0]);
  });

  it('does not run a javascript: click-through URL', async () => {
    const { slides } = renderGallery({
      data: { design: 'slideshow' },
      slides: [{ ...shop, clickThroughUrl: 'javascript:document.title="taken"' }],
    });
    clickAt(slides[0]!.querySelector('img')!);
    // A navigation to such a URL runs in a later task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.title).not.toBe('taken');
  });

  it.each([
    ['next', 1],
    ['previous', 3],
    ['none', 0],
  ] as const)(
    'performs the click behavior %s without a click-through URL (GAL-066)',
    (clickBehavior, expected) => {
      const { slides, current } = renderGallery({
        data: { design: 'slideshow' },
        design: { ...atOnce, clickBehavior },
      });
      clickAt(slides[0]!.querySelector('img')!);
      expect(current()).toEqual([expected]);
    },
  );

  it.each([
    [0.49, 3],
    [0.51, 1],
  ])(
    'at %f of the width moves to slide %i with the click behavior half (GAL-067)',
    (share, expected) => {
      const { slides, current } = renderGallery({
        data: { design: 'slideshow' },
        design: { ...atOnce, clickBehavior: 'half' },
      });
      const { left, width } = slides[0]!.getBoundingClientRect();
      clickAt(slides[0]!.querySelector('img')!, left + share * width);
      expect(current()).toEqual([expected]);
    },
  );

  it('is ignored on links and videos (GAL-068)', () => {
    const { slides, current } = renderGallery({
      data: { design: 'slideshow' },
      slides: [...equalSlides(1), ...slidesOf('video')],
      design: atOnce,
      options: { loadVideo: () => ({ activate() {}, deactivate() {} }) },
    });
    const link = document.createElement('a');
    link.href = '#elsewhere';
    const words = document.createElement('b');
    link.append(words);
    slides[0]!.append(link);
    clickAt(words);
    expect(current()).toEqual([0]);
    clickAt(slides[1]!.querySelector('video')!);
    expect(current()).toEqual([0]);
    clickAt(slides[0]!.querySelector('img')!);
    expect(current()).toEqual([1]);
    location.hash = '';
  });
});

describe('a click with a lightbox', () => {
  type Open = (index: number, opening: LightboxOpening) => void;

  it.each(['grid', 'slideshow', 'carousel', 'list'])(
    'opens at the clicked slide of a %s with the theme of the block (GAL-022)',
    (design) => {
      const openLightbox = vi.fn<Open>();
      const { slides } = renderGallery({
        data: { design, lightbox: true, lightboxTheme: 'light' },
        options: { openLightbox },
      });
      const picked = design === 'slideshow' ? 0 : 2;
      const link = slides[picked]!.querySelector('a')!;
      const isFollowed = clickAt(link.querySelector('img')!);
      expect(openLightbox.mock.calls).toEqual([[picked, { theme: 'light', opener: link }]]);
      expect(isFollowed).toBe(false);
    },
  );

  it('does not open a lightbox when the block has none (GAL-022)', () => {
    const openLightbox = vi.fn<Open>();
    const { slides } = renderGallery({ data: { design: 'grid' }, options: { openLightbox } });
    clickAt(slides[1]!.querySelector('img')!);
    expect(openLightbox).not.toHaveBeenCalled();
  });

  it('does not open the lightbox with a modifier key', () => {
    const openLightbox = vi.fn<Open>();
    const { root, slides } = renderGallery({
      data: { design: 'grid', lightbox: true },
      options: { openLightbox },
    });
    root.parentElement!.addEventListener('click', (event) => event.preventDefault());
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    slides[0]!.querySelector('a')!.dispatchEvent(click);
    expect(openLightbox).not.toHaveBeenCalled();
  });
});
