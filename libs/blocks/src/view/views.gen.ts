// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { button } from '../button/schema.ts';
import { ButtonView } from '../button/view.tsx';
import { heading } from '../heading/schema.ts';
import { HeadingView } from '../heading/view.tsx';
import { image } from '../image/schema.ts';
import { ImageView } from '../image/view.tsx';
import { text } from '../text/schema.ts';
import { TextView } from '../text/view.tsx';

/** The views of the blocks, by type. */
export const blockViews = {
  [button.type]: ButtonView,
  [heading.type]: HeadingView,
  [image.type]: ImageView,
  [text.type]: TextView,
} as const;
