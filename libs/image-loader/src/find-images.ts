import type { ImageError } from './image-error.ts';

/** The root of a search: an element or document. */
export interface ImageRoot<Image> {
  readonly querySelectorAll: (selector: string) => Iterable<Image>;
}

/** Images, or why there are none. */
export type FoundImages<Image> =
  | { readonly images: readonly Image[]; readonly error?: undefined }
  | { readonly images?: undefined; readonly error: ImageError };

/** Rejects a missing or empty list of images. */
export function requireImages<Image>(
  images: Iterable<Image> | null | undefined,
): FoundImages<Image> {
  const list = [...(images ?? [])];
  return list.length ? { images: list } : { error: { code: 'noImages' } };
}

/** Finds the images to load: `<img>` elements with a `data-src`. */
export function findImages<Image>(root: ImageRoot<Image> | null | undefined): FoundImages<Image> {
  return root
    ? requireImages(root.querySelectorAll('img[data-src]'))
    : { error: { code: 'noRootNode' } };
}
