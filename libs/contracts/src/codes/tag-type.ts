/** The type of a tag on an item: a free tag, or one of the collection’s categories (specification 3; TAG-02). */
export const tagTypes = ['tag', 'category'] as const;

/** One type of tag. */
export type TagType = (typeof tagTypes)[number];
