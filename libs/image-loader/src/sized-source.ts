import type { ImageServer } from './image-server.ts';

const hasNoWidths = /^(data|blob):/i;
/** The end of a path: an optional extension, and what follows the path. */
const pathEnd = /(\.[^./?#]*)?([?#].*)?$/s;
/** An existing width parameter, or the end of the query. */
const widthParameter = /[?&]format=[^&#]*|(?=#)|$/;

/**
 * URL of an image in a given width, by default in the query string. Keeps other query parameters and the fragment;
 * `data:` and `blob:` URLs have no widths and are returned unchanged.
 *
 * @example sizedSource('/s/photo.jpg', 750) // '/s/photo.jpg?format=750w'
 * @example sizedSource('/s/photo.jpg', 750, { sizeFormat: 'filename' }) // '/s/photo-750w.jpg'
 * @example sizedSource('/photo.jpg', 750, { toUrl: (source, width) => `https://cdn.example${source}?w=${width}` })
 */
export function sizedSource(
  source: string,
  width: number,
  { sizeFormat, toUrl }: ImageServer = {},
): string {
  if (hasNoWidths.test(source)) return source;
  if (toUrl) return toUrl(source, width);
  if (sizeFormat === 'filename') return source.replace(pathEnd, `-${width}w$&`);
  // Most URLs have neither: this makes a page with many images render several times faster.
  if (!/[?#]/.test(source)) return `${source}?format=${width}w`;
  return source.replace(widthParameter, (_, offset: number) => {
    const separator = source.slice(0, offset).includes('?') ? '&' : '?';
    return `${separator}format=${width}w`;
  });
}
