// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { button } from '../button/schema.ts';
import { heading } from '../heading/schema.ts';
import { image } from '../image/schema.ts';
import { text } from '../text/schema.ts';

/** Every block kind by name. */
export const blocks = {
  button,
  heading,
  image,
  text,
} as const;
