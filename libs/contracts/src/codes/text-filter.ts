/** The filters a typed text may pass through; `applyTextFilter` of the links is what they do (specification 3; ENUM-45). */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;

/** One text filter. */
export type TextFilter = (typeof textFilters)[number];
