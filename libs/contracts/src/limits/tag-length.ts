import type { TagType } from '../codes/tag-type.ts';

/** Maximum length of tags and categories, in characters (specification 5; TAG-05, TAG-06). */
export const maxTagLength = { tag: 50, category: 25 } as const satisfies Record<TagType, number>;

/** Whether a tag or category is within its maximum length. */
export const fitsTagLength = (type: TagType, text: string): boolean =>
  text.length <= maxTagLength[type];
