import type { ImageServer } from './image-server.ts';

const hasNoWidths = /^(data|blob):/i;
/** The end of a path: the extension, if there is one, and what follows the path. */
const pathEnd = /(\.[^./?#]*)?([?#].*)?$/s;
/** A width that is already asked for, or the end of the query. */
const asked = /[?&]format=[^&#]*|(?=#)|$/;

/**
 * Address of an image in a given width, in the query string unless its server is another. Other query parameters and the fragment are kept;
 * `data:` and `blob:` addresses have no widths and come back unchanged.
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
  // Most addresses have neither: a page with many pictures is drawn in a fraction of the time.
  if (!/[?#]/.test(source)) return `${source}?format=${width}w`;
  return source.replace(asked, (_, at: number) => {
    const separator = source.slice(0, at).includes('?') ? '&' : '?';
    return `${separator}format=${width}w`;
  });
}
