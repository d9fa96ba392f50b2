/** The `z-index` of layers above all content of a page. */
export const baseZIndex = 30_000;
