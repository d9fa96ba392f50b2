import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';
import { videoModes } from './options.ts';

/** A film: one that the owner uploaded, one that a service plays, or a stream. */
export const video = defineBlock({
  type: blockType.VIDEO,
  name: 'video',
  label: 'Video',
  firstStep: 'Give an address or a file',
  category: 'media',
  keywords: ['film', 'movie', 'youtube', 'vimeo', 'stream', 'hls', 'live'],
  version: 1,
  props: z.object({
    source: property(z.enum(['embed', 'file', 'stream']).default('embed'), {
      label: 'Where it is',
      control: 'segmented',
      choices: { embed: 'At a service', file: 'Uploaded here', stream: 'A stream' },
    }),
    embed: property(z.string().max(4000).default(''), {
      label: 'Address or embed code',
      control: 'textarea',
      isText: false,
      help: 'YouTube, Vimeo, Wistia or Animoto. Nothing is asked of them before a visitor presses play.',
      onlyWhen: { property: 'source', is: ['embed'] },
    }),
    file: property(z.object({ assetId: hexId }).nullable().default(null), {
      label: 'File',
      control: 'asset',
      files: 'video',
      onlyWhen: { property: 'source', is: ['file'] },
    }),
    stream: property(z.string().max(2000).default(''), {
      label: 'Address of the stream',
      control: 'url',
      help: 'Of its playlist for HLS: https://…/film.m3u8. All its parts must lie on that host, and it must let pages of other sites read them.',
      onlyWhen: { property: 'source', is: ['stream'] },
    }),
    poster: property(picture.nullable().default(null), {
      label: 'Picture before it starts',
      control: 'asset',
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    caption: property(z.string().max(1000).default(''), { label: 'Caption', control: 'textarea' }),
    mode: property(z.enum(videoModes).nullable().default('fit'), {
      label: 'Size',
      control: 'segmented',
      tab: 'design',
      choices: { none: 'Its own', fit: 'Whole', fill: 'Fill' },
    }),
    forceAutoplay: property(z.boolean().default(false), {
      label: 'Play by itself, without sound',
      control: 'toggle',
      tab: 'design',
      help: 'Not for visitors who asked their device for less motion.',
    }),
    loop: property(z.boolean().default(false), {
      label: 'Begin again at the end',
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
