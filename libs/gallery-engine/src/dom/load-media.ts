import { createSlideMedia, type SlideMedia } from '../media/create-slide-media.ts';
import type { GalleryScene } from './gallery-scene.ts';

/**
 * The images and videos of a gallery's slides. Loads lazy images ahead of time, so that none appears after its slide.
 */
export function loadMedia(
  scene: GalleryScene,
  preloadCount: number,
  onVideoEnded: () => void,
): SlideMedia {
  const { slides, items, loop, log } = scene;
  const { loadImage, loadVideo } = scene.options;
  const pictureOf = (index: number) => slides[index]?.querySelector('img');

  return createSlideMedia({
    count: slides.length,
    preloadCount,
    loop,
    log,
    isVideo: (index) => items[index]?.type === 'video',
    isPending: (index) => pictureOf(index)?.matches('[data-src]:not([src])') ?? false,
    hasten: (index) => {
      const picture = pictureOf(index);
      if (picture?.loading === 'lazy') picture.loading = 'eager';
    },
    loadImage: loadImage && ((index) => loadImage(pictureOf(index) as HTMLImageElement)),
    loadVideo: loadVideo && ((index) => loadVideo(slides[index] as HTMLElement, onVideoEnded)),
  });
}
