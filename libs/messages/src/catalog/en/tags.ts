/** Tags and categories (specification 5). `tagType` is one of the two words, in the singular. */
export const tags = {
  tag: 'tag',
  category: 'category',
  exists: 'This {tagType} already exists',
  oneAtATime: 'You may only edit one {tagType} at a time',
} as const;
