/** Filters for typed texts, which `applyTextFilter` of the links applies (specification 3; ENUM-45). */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;

/** One text filter. */
export type TextFilter = (typeof textFilters)[number];
