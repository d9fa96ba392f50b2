/** The `z-index` from which things float over everything of a page. */
export const baseZIndex = 30_000;
