/** Height of each shape in percent of its width. */
export const shapeMasks = { square: 100, tall: 150, wide: 67 } as const;

/** Name of a shape that an image can be cut to. */
export type ShapeMask = keyof typeof shapeMasks;

/** Style of the box that cuts its image to a shape; `clipPath` adds a contour, as `circle(50%)`. */
export interface ShapeMaskStyle {
  readonly aspectRatio: string;
  readonly overflow: 'hidden';
  readonly clipPath?: string;
}

/** The box of a shape: as high as the shape's percentage of its width, with the image cut to it. */
export function shapeMaskStyle(shape: ShapeMask, clipPath?: string): ShapeMaskStyle {
  return {
    aspectRatio: `100 / ${shapeMasks[shape]}`,
    overflow: 'hidden',
    ...(clipPath === undefined ? {} : { clipPath }),
  };
}
