import type { LightboxLabels } from '@sitewright/ui/lightbox';
import type { PageTexts } from './load-page-texts.ts';

/** The labels of the lightbox in a page's language. */
export const lightboxLabels = (text: PageTexts): LightboxLabels => ({
  lightbox: text('lightbox.lightbox'),
  close: text('lightbox.close'),
  previous: text('lightbox.previous'),
  next: text('lightbox.next'),
  caption: text('lightbox.caption'),
  position: text('lightbox.position', { n: '{n}', count: '{count}' }),
  failed: text('lightbox.failed'),
});
