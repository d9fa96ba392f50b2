/** Height of each shape in percent of its width. */
export const shapeMasks = { square: 100, tall: 150, wide: 67 } as const;

/** Name of a shape for images. */
export type ShapeMask = keyof typeof shapeMasks;

/** Style of the box that crops its image to a shape; `clipPath` adds a contour, such as `circle(50%)`. */
export interface ShapeMaskStyle {
  readonly aspectRatio: string;
  readonly overflow: 'hidden';
  readonly clipPath?: string;
}

/** The box of a shape: its height is the shape's percentage of its width, and its image is cropped to it. */
export function shapeMaskStyle(shape: ShapeMask, clipPath?: string): ShapeMaskStyle {
  return {
    aspectRatio: `100 / ${shapeMasks[shape]}`,
    overflow: 'hidden',
    ...(clipPath === undefined ? {} : { clipPath }),
  };
}
