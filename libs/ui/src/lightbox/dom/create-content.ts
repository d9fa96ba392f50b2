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
  }
  if (preview !== undefined) image.style.backgroundImage = `url(${JSON.stringify(preview)})`;
  if (sourceSet !== undefined) {
    image.sizes = '100vw';
    image.srcset = sourceSet;
  }
  image.src = picture.source;
  return image;
}

/** The element that shows an entry. */
export const createContent = (document: Document, { content }: LightboxItem): HTMLElement =>
  content.kind === 'picture' ? createPicture(document, content) : content.create();

/** Fetches a picture before it is asked for. */
export function preload(document: Document, item: LightboxItem | undefined): void {
  if (item?.content.kind === 'picture') createPicture(document, item.content);
}
