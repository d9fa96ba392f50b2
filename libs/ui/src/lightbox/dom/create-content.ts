import type { LightboxItem, LightboxPicture } from '../lightbox-item.ts';

function createPicture(document: Document, picture: LightboxPicture): HTMLImageElement {
  const image = document.createElement('img');
  const { width, height, preview, sourceSet } = picture;
  image.alt = picture.alt;
  image.decoding = 'async';
  if (width !== undefined && height !== undefined) {
    image.width = width;
    image.height = height;
    image.style.setProperty('--lightbox-ratio', String(width / height));
    image.style.setProperty('--lightbox-width', `${width}px`);
  }
  if (preview !== undefined) {
    image.dataset['preview'] = preview;
    image.style.backgroundImage = `url(${JSON.stringify(preview)})`;
  }
  // `createPictureLoader` sets `srcset` and `src` when the image is to be loaded.
  if (sourceSet !== undefined) image.dataset['srcset'] = sourceSet;
  image.dataset['src'] = picture.source;
  return image;
}

/** The element that shows an item. */
export const createContent = (document: Document, { content }: LightboxItem): HTMLElement =>
  content.kind === 'picture' ? createPicture(document, content) : content.create();
