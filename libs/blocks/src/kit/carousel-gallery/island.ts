import { enhanceCarousel } from '@sitewright/gallery-engine/dom';
import { startGallery } from '../../blocks/gallery/start-gallery.ts';

/** A gallery that shows several slides of the same width and moves them in a row. */
export const start = startGallery(enhanceCarousel);
