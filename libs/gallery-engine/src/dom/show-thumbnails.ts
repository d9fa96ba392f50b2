import { thumbnailMiddle, type ThumbnailSettings } from '../block/thumbnail-settings.ts';
import { createGallery, type Gallery } from '../create-gallery.ts';
import { linkGalleries } from '../link-galleries.ts';
import type { Schedule } from '../options.ts';
import type { GalleryScene } from './gallery-scene.ts';

function thumbnailStrip(scene: GalleryScene, strip: Element, settings: ThumbnailSettings) {
  const buttons = [...strip.children];
  let current = buttons[0];

  return {
    count: buttons.length,
    /** Marks the thumbnail and brings it to the middle of a strip of this width. */
    show: (index: number, stripWidth: number) => {
      if (current) current.ariaCurrent = 'false';
      current = buttons[index];
      if (current) current.ariaCurrent = 'true';
      const before = thumbnailMiddle(settings, scene.items, index) - stripWidth / 2;
      const behavior = scene.isCalm() ? 'instant' : 'smooth';
      strip.scrollTo({ left: scene.readingSign() * Math.max(before, 0), behavior });
    },
  };
}

/**
 * The thumbnails under a slideshow: a gallery of their own, linked to the main one. Undefined where
 * there are none.
 */
export function showThumbnails(
  scene: GalleryScene,
  main: Gallery,
  schedule: Schedule,
  galleryWidth: () => number,
): Gallery | undefined {
  const element = scene.root.querySelector('.gallery-thumbnails');
  const { thumbnails: settings } = scene.settings;
  if (!element || !settings) return undefined;
  const { count, show } = thumbnailStrip(scene, element, settings);
  const thumbnails = createGallery({
    count,
    schedule,
    onChange: ({ index }) => show(index, galleryWidth()),
  });
  const unlink = linkGalleries(main, thumbnails);
  scene.signal.addEventListener('abort', unlink, { once: true });
  return thumbnails;
}
