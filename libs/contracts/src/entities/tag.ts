import * as z from 'zod';
import { tagTypes } from '../codes/tag-type.ts';
import { fitsTagLength, maxTagLength } from '../limits/tag-length.ts';
import { line } from './primitives.ts';

/** A tag of an item: free, or one of the collection’s categories. */
export const tag = z
  .strictObject({ tagType: z.enum(tagTypes), text: line(maxTagLength.tag).min(1) })
  .refine(({ tagType, text }) => fitsTagLength(tagType, text), {
    path: ['text'],
    message: 'This is longer than a tag or category may be.',
  });
export type Tag = z.infer<typeof tag>;
