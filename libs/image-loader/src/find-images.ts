import type { ImageError } from './image-error.ts';

/** Where images are looked for: an element or document. */
export interface ImageRoot<Image> {
  readonly querySelectorAll: (selector: string) => Iterable<Image>;
}

/** Images, or why there are none. */
export type FoundImages<Image> =
  | { readonly images: readonly Image[]; readonly error?: undefined }
  | { readonly images?: undefined; readonly error: ImageError };

/** Takes a list of images that must not be missing or empty. */
export function requireImages<Image>(
  images: Iterable<Image> | null | undefined,
): FoundImages<Image> {
  const list = [...(images ?? [])];
  return list.length ? { images: list } : { error: { code: 'noImages' } };
}

/** Looks for the images that wait to be loaded: `<img>` elements with a `data-src`. */
export function findImages<Image>(root: ImageRoot<Image> | null | undefined): FoundImages<Image> {
  return root
    ? requireImages(root.querySelectorAll('img[data-src]'))
    : { error: { code: 'noRootNode' } };
}
