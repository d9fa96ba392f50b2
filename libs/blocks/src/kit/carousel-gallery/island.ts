import { enhanceCarousel } from '@sitewright/gallery-engine/dom';
import { startGallery } from '../../blocks/gallery/start-gallery.ts';

/** A gallery that shows several slides of the same width in a moving row. */
export const start = startGallery(enhanceCarousel);
