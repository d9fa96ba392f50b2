import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryBlockDefaults, type GalleryBlockData } from '../block/gallery-block-data.ts';
import { rerenderFields } from '../block/rerender.ts';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { design: { speedMs: 0 } } as const;

describe('a gallery with history', () => {
  let address: string;
  beforeEach(() => {
    address = location.href;
    return () => history.replaceState(null, '', address);
  });
  const collectionFullUrl = `${location.pathname}?collection=harbour`;
  const render = (data: Partial<GalleryBlockData> = {}) =>
    renderGallery({
      data: { design: 'slideshow', ...data },
      options: { ...atOnce, collectionFullUrl },
    });

  it("writes the current slide as itemId under the collection's full url (GAL-001)", () => {
    const entries = history.length;
    const { control } = render();
    control('next').click();
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(
      `${collectionFullUrl}#itemId=s1`,
    );
    expect(history).toHaveLength(entries);
  });

  it('begins at the slide that itemId names (GAL-002)', () => {
    history.replaceState(null, '', '#itemId=s2');
    expect(render().current()).toEqual([2]);
    history.replaceState(null, '', '#itemId=%2Fitems%2F3');
    expect(render().current()).toEqual([3]);
  });

  it('begins at the first slide when itemId names none (GAL-002)', () => {
    history.replaceState(null, '', '#itemId=elsewhere');
    expect(render().current()).toEqual([0]);
  });

  it('has none when it is transient', () => {
    history.replaceState(null, '', '#itemId=s2');
    const before = location.href;
    const { control, current } = render({ transientGallery: true });
    expect(current()).toEqual([0]);
    control('next').click();
    expect(location.href).toBe(before);
  });
});

describe('a change of block data', () => {
  const changes: Record<(typeof rerenderFields)[number], unknown> = {
    aspectRatio: 2,
    autoplay: true,
    'autoplay-duration': 9,
    lightbox: true,
    lightboxTheme: 'light',
    methodOption: 'by collection',
    padding: 3,
    'thumbnail-strip-height': 55,
    'thumbnail-strip-margin': 5,
    transientGallery: true,
    vSize: 22,
  };
  const write = (root: HTMLElement, data: object) => {
    root.dataset.gallery = JSON.stringify({
      ...galleryBlockDefaults,
      design: 'slideshow',
      ...data,
    });
    return new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  };

  it.each(rerenderFields)(
    'in %s builds the gallery again, at the same slide (GAL-016)',
    async (field) => {
      const { root, control, current, enhanced } = renderGallery({
        data: { design: 'slideshow' },
        options: atOnce,
      });
      const before = enhanced!.getGallery();
      control('next').click();
      await write(root, { [field]: changes[field] });
      expect(enhanced!.getGallery()).not.toBe(before);
      expect(current()).toEqual([1]);
    },
  );

  it('lays the gallery out anew (GAL-016)', async () => {
    const { root } = renderGallery({ data: { design: 'slider', vSize: 50 } });
    await write(root, { design: 'slider', vSize: 20 });
    expect(root.querySelector<HTMLElement>('.gallery-viewport')!.offsetHeight).toBe(120);
  });

  it.each([{ 'meta-position': 'top' }, { columnWidth: 99 }, { 'auto-crop': false }])(
    'of another kind, as %j, leaves it as it is (GAL-017)',
    async (data) => {
      const { root, enhanced } = renderGallery({ data: { design: 'slideshow' } });
      const before = enhanced!.getGallery();
      await write(root, data);
      expect(enhanced!.getGallery()).toBe(before);
    },
  );

  it('in any other attribute leaves it as it is (GAL-017)', async () => {
    const { root, enhanced } = renderGallery({ data: { design: 'slideshow' } });
    const before = enhanced!.getGallery();
    root.setAttribute('aria-label', 'Another name');
    await write(root, {});
    expect(enhanced!.getGallery()).toBe(before);
  });
});

describe('enhanceGallery', () => {
  it('skips a block whose data cannot be read', () => {
    const log = vi.fn<(message: string) => void>();
    const { root } = renderGallery({ enhance: false });
    root.dataset.gallery = '{';
    const { enhanced } = renderGallery({ data: { columnWidth: 0 }, options: { log } });
    expect(enhanced).toBeUndefined();
    expect(log.mock.calls).toEqual([['Error evaluating gallery block data.']]);
  });

  it('lets only slides that are shown be focused and read', async () => {
    for (const design of ['slideshow', 'slider', 'carousel']) {
      const { slides, current } = renderGallery({
        data: { design, lightbox: true },
        slides: equalSlides(6),
        width: 900,
      });
      const focusable = slides.flatMap((slide, index) => {
        slide.querySelector('a')!.focus();
        return slide.contains(document.activeElement) ? [index] : [];
      });
      expect(focusable).toEqual(current());
    }
  });

  it('leaves the markup as it was when it is destroyed', () => {
    const plain = renderGallery({ data: { design: 'slideshow' }, enhance: false });
    const { root, enhanced } = renderGallery({ data: { design: 'slideshow' } });
    enhanced!.destroy();
    const clean = (element: Element) => element.querySelector('.gallery-track')!.innerHTML;
    expect(clean(root)).toBe(clean(plain.root));
    expect(root.hasAttribute('data-ready')).toBe(false);
  });

  it.each(['grid', 'slideshow', 'slider', 'carousel', 'list'])(
    'leaves nothing for axe to find in a %s',
    async (design) => {
      const { root } = renderGallery({
        data: { design, autoplay: true, thumbnails: true },
        caption: 'Boats at low tide',
      });
      for (const image of root.querySelectorAll('img')) image.alt = 'Boats';
      const { violations } = await axe.run(root);
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});
