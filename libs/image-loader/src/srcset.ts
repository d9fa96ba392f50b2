import type { ImageServer } from './image-server.ts';
import { imageWidths, servedWidth } from './image-widths.ts';
import { numberOr } from './number-or.ts';
import { sizedSource } from './sized-source.ts';

/**
 * The `srcset` of an image: every available width up to the first that contains all its pixels, narrowest first.
 * Without `naturalWidth` all of them. The server never upscales, so the widest candidate is described with its actual
 * width.
 *
 * @example srcset('/s/a.jpg', 400) // '/s/a.jpg?format=100w 100w, … 300w, /s/a.jpg?format=500w 400w'
 */
export function srcset(source: string, naturalWidth?: number, server: ImageServer = {}): string {
  const { widths = [] } = server;
  const valid: readonly number[] = widths.filter((width) => numberOr(width, 1, 0));
  const available = valid.length ? valid : imageWidths;
  const natural = numberOr(naturalWidth, 1, Infinity);
  const widest = servedWidth<number>(natural, available);
  return available
    .filter((width) => width <= widest)
    .toSorted((a, b) => a - b)
    .map((width) => {
      const url = sizedSource(source, width, server).replaceAll(' ', '%20');
      return `${url} ${Math.min(width, natural)}w`;
    })
    .join(', ');
}
