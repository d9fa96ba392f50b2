/** The visibility of an item in store lists (specification 3; ENUM-39). */
export const visibilityStates = ['draft', 'published', 'needs_review', 'scheduled'] as const;

/** One visibility state. */
export type VisibilityState = (typeof visibilityStates)[number];
