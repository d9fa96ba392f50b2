import { focalPoint, hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';

/** An image in a block's props. `alt` and `focalPoint` override those of the file. */
export const picture = z.object({
  assetId: hexId,
  alt: z.string().max(1000).optional(),
  focalPoint: focalPoint.optional(),
});
export type PictureChoice = z.infer<typeof picture>;

/** An image in a list, with its own texts. */
export const captionedPicture = picture.extend({
  caption: z.string().max(500).default(''),
  link: z.string().max(2000).default(''),
});
export type CaptionedPicture = z.infer<typeof captionedPicture>;
