import { imageError, type ImageError } from './image-error.ts';

/** Where images are looked for: an element or document. */
export interface ImageRoot<Image> {
  readonly querySelectorAll: (selector: string) => Iterable<Image>;
}

/** The images below a root, or why there are none. */
export type FoundImages<Image> =
  | { readonly ok: true; readonly images: readonly Image[] }
  | { readonly ok: false; readonly error: ImageError };

/** Takes a list of images that must not be missing or empty. */
export function requireImages<Image>(
  images: Iterable<Image> | null | undefined,
): FoundImages<Image> {
  const list = [...(images ?? [])];
  return list.length > 0
    ? { ok: true, images: list }
    : { ok: false, error: imageError('noImages') };
}

/** Looks for the images that wait to be loaded: `<img>` elements with a `data-src`. */
export function findImages<Image>(
  root: ImageRoot<Image> | null | undefined,
  selector = 'img[data-src]',
): FoundImages<Image> {
  if (!root) return { ok: false, error: imageError('noRootNode') };
  return requireImages(root.querySelectorAll(selector));
}
