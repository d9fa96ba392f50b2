import { blockType, shapeNames } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { link } from '../../kit/link/link-property.ts';
import { picture } from '../../kit/picture/picture-property.ts';

/** An image with a caption or text in one of six layouts. */
export const image = defineBlock({
  type: blockType.IMAGE,
  name: 'image',
  label: 'Image',
  firstStep: 'Choose an image',
  category: 'media',
  keywords: ['photo', 'picture', 'card', 'poster'],
  version: 1,
  props: z.object({
    picture: property(picture.nullable().default(null), { label: 'Image', control: 'asset' }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    caption: property(z.string().max(1000).default(''), { label: 'Caption', control: 'textarea' }),
    link: property(link.optional(), { label: 'Link', control: 'link' }),
    design: property(
      z.enum(['inline', 'poster', 'card', 'overlap', 'collage', 'stack']).default('inline'),
      { label: 'Layout', control: 'select', tab: 'design' },
    ),
    fit: property(z.enum(['cover', 'contain', 'natural']).default('cover'), {
      label: 'Crop',
      control: 'segmented',
      tab: 'design',
      choices: { cover: 'Fill', contain: 'Fit', natural: 'Original' },
      onlyWhen: { property: 'design', is: ['inline'] },
    }),
    mask: property(z.enum(['none', ...shapeNames, 'circle', 'arch']).default('none'), {
      label: 'Aspect ratio',
      control: 'select',
      tab: 'design',
    }),
    lightbox: property(z.boolean().default(false), {
      label: 'Lightbox',
      control: 'toggle',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 6, height: 8 },
  leadsWithPicture: true,
});
