import { enhanceStacked } from '@sitewright/gallery-engine/dom';
import { startGallery } from '../../blocks/gallery/start-gallery.ts';

/** A gallery that shows one slide at a time, such as a slideshow. */
export const start = startGallery(enhanceStacked);
