import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A track, album or playlist of a streaming service. */
export const audioStreaming = defineBlock({
  type: blockType.AUDIO_STREAMING,
  name: 'audio-streaming',
  label: 'Music from a service',
  firstStep: 'Enter the URL of the music',
  category: 'media',
  keywords: ['spotify', 'soundcloud', 'apple music', 'mixcloud', 'bandcamp', 'album', 'podcast'],
  version: 1,
  props: z.object({
    address: property(z.string().max(2000).default(''), {
      label: 'URL',
      control: 'url',
      help: 'A track, album or playlist on Spotify, SoundCloud, Apple Music, Mixcloud or Bandcamp.',
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 8, height: 4 },
});
