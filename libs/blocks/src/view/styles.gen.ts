// Written by `npm run generate` from the folders of the blocks. Do not edit.
import headingStyle from '../heading/heading.css?inline';
import { heading } from '../heading/schema.ts';
import imageStyle from '../image/image.css?inline';
import { image } from '../image/schema.ts';
import textStyle from '../text/text.css?inline';
import { text } from '../text/schema.ts';

/** The style sheets of the blocks, by type. */
export const blockStyles: Readonly<Record<number, string>> = {
  [heading.type]: headingStyle,
  [image.type]: imageStyle,
  [text.type]: textStyle,
};
