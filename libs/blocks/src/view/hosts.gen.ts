// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { hosts as audioStreamingHosts } from '../audio-streaming/hosts.ts';
import { audioStreaming } from '../audio-streaming/schema.ts';
import { hosts as codeHosts } from '../code/hosts.ts';
import { code } from '../code/schema.ts';
import { hosts as embedHosts } from '../embed/hosts.ts';
import { embed } from '../embed/schema.ts';
import { hosts as galleryHosts } from '../gallery/hosts.ts';
import { gallery } from '../gallery/schema.ts';
import { hosts as videoHosts } from '../video/hosts.ts';
import { video } from '../video/schema.ts';

/** Finds the other sites that blocks may ask, by type. */
export const blockHosts = {
  [audioStreaming.type]: audioStreamingHosts,
  [code.type]: codeHosts,
  [embed.type]: embedHosts,
  [gallery.type]: galleryHosts,
  [video.type]: videoHosts,
} as const;
