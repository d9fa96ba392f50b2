import type { SizeFormat } from './image-config.ts';

const formatParameter = /([?&])format=[^&]*(&|$)/;

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
  if (/^(data|blob):/i.test(source)) return source;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(source) ?? [];
  if (sizeFormat === 'filename') {
    return `${path.replace(/(\.[^./]*)?$/, (extension) => `-${width}w${extension}`)}${query}${fragment}`;
  }
  const others = query.replace(formatParameter, '$1').replace(/[?&]$/, '');
  return `${path}${others}${others ? '&' : '?'}format=${width}w${fragment}`;
}
