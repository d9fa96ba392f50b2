/**
 * Masks for images: height relative to a width of 100 (specification 3; ENUM-18). Their names are the shape names of
 * the product (ENUM-49).
 */
export const shapeMask = { square: 100, tall: 150, wide: 67 } as const;

/** One shape name. */
export type ShapeName = keyof typeof shapeMask;

/** The shape names, in the order of the table. */
export const shapeNames = Object.keys(shapeMask) as readonly ShapeName[];
