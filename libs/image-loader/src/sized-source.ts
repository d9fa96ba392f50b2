import type { SizeFormat } from './image-config.ts';

const hasNoWidths = /^(data|blob):/i;
/** The end of a path: the extension, if there is one, and what follows the path. */
const pathEnd = /(\.[^./?#]*)?([?#].*)?$/s;
/** A width that is already asked for, or the end of the query. */
const format = /[?&]format=[^&#]*|(?=#)|$/;

/**
 * Address of an image in a given width. Other query parameters and the fragment are kept;
 * `data:` and `blob:` addresses have no widths and come back unchanged.
 *
 * @example sizedSource('/s/photo.jpg', 750) // '/s/photo.jpg?format=750w'
 * @example sizedSource('/s/photo.jpg', 750, 'filename') // '/s/photo-750w.jpg'
 */
export function sizedSource(
  source: string,
  width: number,
  sizeFormat: SizeFormat = 'queryString',
): string {
  if (hasNoWidths.test(source)) return source;
  if (sizeFormat === 'filename') return source.replace(pathEnd, (end) => `-${width}w${end}`);
  // Most addresses have neither: a page with many pictures is drawn in a fraction of the time.
  if (!/[?#]/.test(source)) return `${source}?format=${width}w`;
  return source.replace(format, (_, at: number) => {
    const separator = source.slice(0, at).includes('?') ? '&' : '?';
    return `${separator}format=${width}w`;
  });
}
