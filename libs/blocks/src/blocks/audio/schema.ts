import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import { contentLimits } from '@sitewright/contracts/limits';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';

const track = z.object({
  title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
  file: property(z.object({ assetId: hexId }).nullable().default(null), {
    label: 'File',
    control: 'asset',
    files: 'audio',
  }),
  length: property(z.string().max(20).default(''), {
    label: 'Duration',
    control: 'text',
    isText: false,
    help: 'Such as 3:45. Default: shown once the track plays.',
  }),
});

/** Uploaded audio: a track, or an album with several tracks. */
export const audio = defineBlock({
  type: blockType.AUDIO,
  name: 'audio',
  label: 'Audio',
  firstStep: 'Choose an audio file',
  category: 'media',
  keywords: ['sound', 'music', 'podcast', 'track', 'album'],
  version: 2,
  props: z.object({
    title: property(z.string().max(200).default(''), {
      label: 'Title',
      control: 'text',
      help: 'Of the track or album.',
    }),
    author: property(z.string().max(200).default(''), { label: 'Artist', control: 'text' }),
    cover: property(picture.nullable().default(null), { label: 'Cover', control: 'asset' }),
    tracks: property(z.array(track).max(contentLimits.tracksPerAlbum).default([]), {
      label: 'Tracks',
      control: 'list',
    }),
    allowDownload: property(z.boolean().default(false), {
      label: 'Allow downloads',
      control: 'toggle',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [
    // Version 1 had one file.
    ({ file, ...props }) => ({ ...props, tracks: file ? [{ file }] : [] }),
  ],
  size: { width: 6, height: 2 },
});
