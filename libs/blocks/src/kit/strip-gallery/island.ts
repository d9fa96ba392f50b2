import { enhanceStrip } from '@sitewright/gallery-engine/dom';
import { startGallery } from '../../blocks/gallery/start-gallery.ts';

/** A gallery whose slides are as wide as their images and move in a row. */
export const start = startGallery(enhanceStrip);
