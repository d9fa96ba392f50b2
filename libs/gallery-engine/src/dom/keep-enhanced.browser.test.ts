import { afterEach, describe, expect, it } from 'vitest';
import { galleryBlockDefaults, type GalleryBlockData } from '../block/gallery-block-data.ts';
import { rerenderFields } from '../block/rerender.ts';
import { keepEnhanced, type KeptGallery } from './keep-enhanced.ts';
import { removeGalleries, renderGallery } from './render-gallery.fixture.ts';

let kept: KeptGallery;
afterEach(() => {
  kept.destroy();
  removeGalleries();
});

function renderKept(given: Partial<GalleryBlockData> = { design: 'slideshow' }) {
  const data = { ...galleryBlockDefaults, ...given };
  const design = { speedMs: 0 };
  const rendered = renderGallery({ data, design, enhance: false });
  kept = keepEnhanced(rendered.root, data, { design });
  const change = (changed: Partial<Record<keyof GalleryBlockData, unknown>>) =>
    kept.update({ ...data, ...changed } as GalleryBlockData);
  return { ...rendered, change };
}

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

  it.each(rerenderFields)(
    'in %s builds the gallery again, at the same slide (GAL-016)',
    (field) => {
      const { control, current, change } = renderKept();
      const before = kept.current();
      control('next').click();
      change({ [field]: changes[field] });
      expect(kept.current()).not.toBe(before);
      expect(kept.current()?.gallery).toBeDefined();
      expect(current()).toEqual([1]);
    },
  );

  it('lays the gallery out anew (GAL-016)', () => {
    const { viewport, change } = renderKept({ design: 'slider', vSize: 50 });
    change({ vSize: 20 });
    expect(viewport.offsetHeight).toBe(120);
  });

  it('lets the lightbox open from then on (GAL-016)', () => {
    const { root, change } = renderKept({ design: 'slideshow' });
    change({ lightbox: true, lightboxTheme: 'light' });
    expect(JSON.parse(root.dataset.gallery!)).toMatchObject({ lightbox: 'light' });
  });

  it.each([{ 'meta-position': 'top' }, { columnWidth: 99 }, { 'auto-crop': false }, {}])(
    'of another kind, as %j, leaves it as it is (GAL-017)',
    (changed) => {
      const { change } = renderKept();
      const before = kept.current();
      change(changed);
      expect(kept.current()).toBe(before);
    },
  );

  it('in any other attribute of the element leaves it as it is (GAL-017)', async () => {
    const { root } = renderKept();
    const before = kept.current();
    root.setAttribute('aria-label', 'Another name');
    root.dataset.anything = 'else';
    await new Promise(requestAnimationFrame);
    expect(kept.current()).toBe(before);
  });
});
