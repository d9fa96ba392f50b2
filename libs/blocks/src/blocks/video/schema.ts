import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';
import { videoModes } from './options.ts';

/** A video: an uploaded file, one of a video service, or a stream. */
export const video = defineBlock({
  type: blockType.VIDEO,
  name: 'video',
  label: 'Video',
  firstStep: 'Add a URL or a file',
  category: 'media',
  keywords: ['film', 'movie', 'youtube', 'vimeo', 'stream', 'hls', 'live'],
  version: 1,
  props: z.object({
    source: property(z.enum(['embed', 'file', 'stream']).default('embed'), {
      label: 'Source',
      control: 'segmented',
      choices: { embed: 'Embed', file: 'Upload', stream: 'Live stream' },
    }),
    embed: property(z.string().max(4000).default(''), {
      label: 'URL or embed code',
      control: 'textarea',
      isText: false,
      help: 'YouTube, Vimeo, Wistia or Animoto. Nothing loads from them before a visitor clicks play.',
      onlyWhen: { property: 'source', is: ['embed'] },
    }),
    file: property(z.object({ assetId: hexId }).nullable().default(null), {
      label: 'File',
      control: 'asset',
      files: 'video',
      onlyWhen: { property: 'source', is: ['file'] },
    }),
    stream: property(z.string().max(2000).default(''), {
      label: 'Stream URL',
      control: 'url',
      help: 'The HLS playlist: https://…/video.m3u8. All segments must be on that host, which must allow cross-origin requests.',
      onlyWhen: { property: 'source', is: ['stream'] },
    }),
    poster: property(picture.nullable().default(null), {
      label: 'Poster image',
      control: 'asset',
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    caption: property(z.string().max(1000).default(''), { label: 'Caption', control: 'textarea' }),
    mode: property(z.enum(videoModes).nullable().default('fit'), {
      label: 'Size',
      control: 'segmented',
      tab: 'design',
      choices: { none: 'Original', fit: 'Fit', fill: 'Fill' },
    }),
    forceAutoplay: property(z.boolean().default(false), {
      label: 'Autoplay (muted)',
      control: 'toggle',
      tab: 'design',
      help: 'Not for visitors who prefer reduced motion.',
    }),
    loop: property(z.boolean().default(false), {
      label: 'Loop',
      control: 'toggle',
      tab: 'design',
      onlyWhen: { property: 'source', is: ['file'] },
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 8, height: 10 },
  leadsWithPicture: true,
});
