import * as z from 'zod';
import { assetView } from './asset.ts';
import { hexId } from './primitives.ts';

const embed = z.strictObject({
  source: z.literal('embed'),
  /** What an owner pasted: the address of a video, or the code of its player. */
  embed: z.string().trim().min(1).max(4000),
});

/** The film of an item: a file of the website, or one that a service plays. */
export const itemVideo = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('file'), assetId: hexId }),
  embed,
]);
export type ItemVideo = z.infer<typeof itemVideo>;

/** The same as visitors are given it, with the file. */
export const itemVideoView = z.discriminatedUnion('source', [
  z.object({ source: z.literal('file'), file: assetView }),
  embed,
]);
export type ItemVideoView = z.infer<typeof itemVideoView>;
