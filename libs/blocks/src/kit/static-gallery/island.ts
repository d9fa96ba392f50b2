import { enhanceStatic } from '@sitewright/gallery-engine/dom';
import { startGallery } from '../../blocks/gallery/start-gallery.ts';

/** A gallery that shows all slides at once, such as a grid. */
export const start = startGallery(enhanceStatic);
