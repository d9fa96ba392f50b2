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
  const imageOf = (index: number) => slides[index]?.querySelector('img');

  return createSlideMedia({
    count: slides.length,
    preloadCount,
    loop,
    log,
    isVideo: (index) => items[index]?.type === 'video',
    isPending: (index) => imageOf(index)?.matches('[data-src]:not([src])') ?? false,
    hasten: (index) => {
      const image = imageOf(index);
      if (image?.loading === 'lazy') image.loading = 'eager';
    },
    loadImage: loadImage && ((index) => loadImage(imageOf(index) as HTMLImageElement)),
    loadVideo: loadVideo && ((index) => loadVideo(slides[index] as HTMLElement, onVideoEnded)),
  });
}
