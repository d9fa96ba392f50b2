import { afterEach, describe, expect, it } from 'vitest';
import { galleryBlockDefaults, type GalleryBlockData } from '../block/gallery-block-data.ts';
import { rerenderFields } from '../block/rerender.ts';
import { enhanceRebuildable, type RebuildableGallery } from './enhance-rebuildable.ts';
import { removeGalleries, renderGallery } from './render-gallery.fixture.ts';

let rebuildable: RebuildableGallery;
afterEach(() => {
  rebuildable.destroy();
  removeGalleries();
});

function renderRebuildable(given: Partial<GalleryBlockData> = { design: 'slideshow' }) {
  const data = { ...galleryBlockDefaults, ...given };
  const design = { speedMs: 0 };
  const rendered = renderGallery({ data, design, enhance: false });
  rebuildable = enhanceRebuildable(rendered.root, data, { design });
  const change = (changed: Partial<Record<keyof GalleryBlockData, unknown>>) =>
    rebuildable.update({ ...data, ...changed } as GalleryBlockData);
  return { ...rendered, change };
}

describe('enhanceRebuildable', () => {
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
    'rebuilds the gallery at the same slide when %s changes (GAL-016)',
    (field) => {
      const { control, current, change } = renderRebuildable();
      const before = rebuildable.current();
      control('next').click();
      change({ [field]: changes[field] });
      expect(rebuildable.current()).not.toBe(before);
      expect(rebuildable.current()?.gallery).toBeDefined();
      expect(current()).toEqual([1]);
    },
  );

  it('updates the layout when vSize changes (GAL-016)', () => {
    const { viewport, change } = renderRebuildable({ design: 'slider', vSize: 50 });
    change({ vSize: 20 });
    expect(viewport.offsetHeight).toBe(120);
  });

  it('updates the lightbox theme in data-gallery when lightbox changes (GAL-016)', () => {
    const { root, change } = renderRebuildable({ design: 'slideshow' });
    change({ lightbox: true, lightboxTheme: 'light' });
    expect(JSON.parse(root.dataset.gallery!)).toMatchObject({ lightbox: 'light' });
  });

  it.each([{ 'meta-position': 'top' }, { columnWidth: 99 }, { 'auto-crop': false }, {}])(
    'does not rebuild the gallery for other changes, such as %j (GAL-017)',
    (changed) => {
      const { change } = renderRebuildable();
      const before = rebuildable.current();
      change(changed);
      expect(rebuildable.current()).toBe(before);
    },
  );

  it('does not rebuild the gallery when other attributes of the element change (GAL-017)', async () => {
    const { root } = renderRebuildable();
    const before = rebuildable.current();
    root.setAttribute('aria-label', 'Another name');
    root.dataset.anything = 'else';
    await new Promise(requestAnimationFrame);
    expect(rebuildable.current()).toBe(before);
  });
});
