import { imageAttributes, type ImageAttributesOptions } from '../image-attributes.ts';

/** An image that needs no network: white, with a black square of a tenth of its width in the top left corner. */
export function picture(width: number, height: number): string {
  const side = width / 10;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${side}" height="${side}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const written: HTMLElement[] = [];

/** Removes the test's elements from the page. */
export function removePictures(): void {
  for (const element of written.splice(0)) element.remove();
}

/** Adds an image as the server renders it, in a box of a given size. */
export function renderImage(
  options: Partial<ImageAttributesOptions>,
  box: { readonly width: number; readonly height?: number } = { width: 400 },
): { readonly box: HTMLElement; readonly image: HTMLImageElement } {
  const { style, srcSet, ...attributes } = imageAttributes({
    alt: '',
    source: picture(options.dimensions?.width ?? 300, options.dimensions?.height ?? 200),
    ...options,
  });
  const container = document.createElement('div');
  container.style.width = `${box.width}px`;
  if (box.height !== undefined) container.style.height = `${box.height}px`;
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, String(value));
  Object.assign(image.style, style);
  // All candidates of a `data:` image are the same, so their widths would be wrong.
  if (srcSet && !attributes.src?.startsWith('data:')) image.srcset = srcSet;
  container.append(image);
  document.body.append(container);
  written.push(container);
  return { box: container, image };
}

/** Adds a block of a given height. */
export function renderSpace(height: number): void {
  const space = document.createElement('div');
  space.style.height = `${height}px`;
  document.body.append(space);
  written.push(space);
}
