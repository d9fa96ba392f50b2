import type { TagType } from '../codes/tag-type.ts';

/** The longest tag and category, in characters (specification 5; TAG-05, TAG-06). */
export const maxTagLength = { tag: 50, category: 25 } as const satisfies Record<TagType, number>;

/** Whether a word is short enough for its kind. */
export const fitsTagLength = (type: TagType, text: string): boolean =>
  text.length <= maxTagLength[type];
