import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../block/define-block.ts';
import { property } from '../block/property.ts';

/** A sound that the owner uploaded. */
export const audio = defineBlock({
  type: blockType.AUDIO,
  name: 'audio',
  label: 'Audio',
  firstStep: 'Choose a sound file',
  category: 'media',
  keywords: ['sound', 'music', 'podcast', 'track'],
  version: 1,
  props: z.object({
    file: property(z.object({ assetId: hexId }).nullable().default(null), {
      label: 'File',
      control: 'asset',
      files: 'audio',
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    author: property(z.string().max(200).default(''), { label: 'By', control: 'text' }),
    allowDownload: property(z.boolean().default(false), {
      label: 'Offer the file for download',
      control: 'toggle',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 6, height: 2 },
});
