import * as z from 'zod';
import { tagTypes } from '../codes/tag-type.ts';
import { fitsTagLength, maxTagLength } from '../limits/tag-length.ts';
import { line } from './primitives.ts';

/** A tag of an item: free, or one of the collection’s categories. */
export const tag = z
  .strictObject({ tagType: z.enum(tagTypes), text: line(maxTagLength.tag).min(1) })
  .check(({ value: { tagType, text }, issues }) => {
    if (fitsTagLength(tagType, text)) return;
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum: maxTagLength[tagType],
      inclusive: true,
      input: text,
      path: ['text'],
    });
  });
export type Tag = z.infer<typeof tag>;
