import type { ImageServer } from './image-server.ts';
import { imageWidths, servedWidth } from './image-widths.ts';
import { sizedSource } from './sized-source.ts';

/**
 * The `srcset` of an image: every served width up to the first that holds all its pixels,
 * narrowest first. Without `naturalWidth` all of them. The server never upscales, so the widest
 * candidate is described by the pixels it really has.
 *
 * @example srcset('/s/a.jpg', 400) // '/s/a.jpg?format=100w 100w, … 300w, /s/a.jpg?format=500w 400w'
 */
export function srcset(source: string, naturalWidth?: number, server: ImageServer = {}): string {
  const { widths = imageWidths } = server;
  const widest = servedWidth(naturalWidth ?? Infinity, widths);
  return widths
    .filter((width) => width <= widest)
    .toSorted((one, other) => one - other)
    .map((width) => {
      const address = sizedSource(source, width, server).replaceAll(' ', '%20');
      return `${address} ${Math.min(width, naturalWidth ?? width)}w`;
    })
    .join(', ');
}
