import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GalleryBlockData } from '../block/gallery-block-data.ts';
import { enhanceGallery } from './enhance-gallery.ts';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

const atOnce = { speedMs: 0 } as const;

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
      design: atOnce,
      options: { collectionFullUrl },
    });

  it("writes the current slide as itemId to the hash of the collection's full URL (GAL-001)", () => {
    const entries = history.length;
    const { control } = render();
    control('next').click();
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(
      `${collectionFullUrl}#itemId=s1`,
    );
    expect(history).toHaveLength(entries);
  });

  it('starts at the slide specified by itemId (GAL-002)', () => {
    history.replaceState(null, '', '#itemId=s2');
    expect(render().current()).toEqual([2]);
    history.replaceState(null, '', '#itemId=%2Fitems%2F3');
    expect(render().current()).toEqual([3]);
  });

  it('starts at the first slide when itemId is unknown (GAL-002)', () => {
    history.replaceState(null, '', '#itemId=elsewhere');
    expect(render().current()).toEqual([0]);
  });

  it('neither reads nor changes the URL of a transient gallery', () => {
    history.replaceState(null, '', '#itemId=s2');
    const before = location.href;
    const { control, current } = render({ transientGallery: true });
    expect(current()).toEqual([0]);
    control('next').click();
    expect(location.href).toBe(before);
  });
});

describe('enhanceGallery', () => {
  it.each([
    ['{', 'Error decoding gallery block data.'],
    ['{"design":"mosaic","options":{}}', 'Error evaluating gallery block data.'],
  ])('logs an error and skips a block with the data %s', (text, message) => {
    const log = vi.fn<(message: string) => void>();
    const { root } = renderGallery({ enhance: false });
    root.dataset.gallery = text;
    expect(enhanceGallery(root, { log })).toBeUndefined();
    expect(log.mock.calls).toEqual([[message]]);
    expect(root.hasAttribute('data-ready')).toBe(false);
  });

  it('makes only the links of visible slides focusable', async () => {
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

  it('restores the original markup when destroyed', () => {
    const plain = renderGallery({ data: { design: 'slideshow' }, enhance: false });
    const { root, enhanced } = renderGallery({ data: { design: 'slideshow' } });
    enhanced!.destroy();
    const clean = (element: Element) => element.querySelector('.gallery-track')!.innerHTML;
    expect(clean(root)).toBe(clean(plain.root));
    expect(root.hasAttribute('data-ready')).toBe(false);
  });

  it('makes the viewport focusable and scrollable only without JavaScript', async () => {
    for (const design of ['slideshow', 'slider', 'carousel']) {
      const { viewport } = renderGallery({
        data: { design },
        enhance: false,
        slides: equalSlides(9),
      });
      viewport.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(() => viewport.scrollLeft).toBeGreaterThan(0);
      const { viewport: alive, enhanced } = renderGallery({ data: { design } });
      expect(alive.tabIndex).toBe(-1);
      enhanced!.destroy();
      expect(alive.tabIndex).toBe(0);
    }
    expect(renderGallery({ data: { design: 'grid' } }).viewport.tabIndex).toBe(-1);
  });

  it.each(['grid', 'slideshow', 'slider', 'carousel', 'list'])(
    'has no axe violations in a %s',
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

it('returns undefined and logs no error for a missing gallery', () => {
  const log = vi.fn<(message: string) => void>();
  expect(enhanceGallery(document.querySelector<HTMLElement>('.no-gallery'), { log })).toBe(
    undefined,
  );
  expect(log).not.toHaveBeenCalled();
});
