import * as z from 'zod';
import { assetView } from './asset.ts';
import { hexId } from './primitives.ts';

const embed = z.strictObject({
  source: z.literal('embed'),
  /** The owner's input: the URL of a video, or the embed code of its player. */
  embed: z.string().trim().min(1).max(4000),
});

/** The video of an item: a file of the website, or one of a video service. */
export const itemVideo = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('file'), assetId: hexId }),
  embed,
]);
export type ItemVideo = z.infer<typeof itemVideo>;

/** The video of an item for visitors, with the file's data. */
export const itemVideoView = z.discriminatedUnion('source', [
  z.object({ source: z.literal('file'), file: assetView }),
  embed,
]);
export type ItemVideoView = z.infer<typeof itemVideoView>;
