/** What a word on an item is: free, or one of the collection’s categories (specification 3; TAG-02). */
export const tagTypes = ['tag', 'category'] as const;

/** One kind of tag. */
export type TagType = (typeof tagTypes)[number];
