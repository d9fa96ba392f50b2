import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A link to a collection with the image of its newest item. */
export const collectionLink = defineBlock({
  type: blockType.COLLECTION_LINK,
  name: 'collection-link',
  label: 'Collection link',
  firstStep: 'Choose a collection',
  category: 'lists',
  keywords: ['shop', 'blog', 'portfolio', 'category', 'tile'],
  version: 1,
  props: z.object({
    collectionId: property(hexId.nullable().default(null), {
      label: 'Collection',
      control: 'collection',
    }),
    category: property(z.string().max(25).default(''), {
      label: 'Category',
      control: 'text',
      isText: false,
    }),
    title: property(z.string().max(120).default(''), {
      label: 'Title',
      control: 'text',
      help: 'Default: the name of the category or collection.',
    }),
    aspectRatio: property(z.number().min(0.2).max(5).default(1.25), {
      label: 'Image aspect ratio',
      control: 'select',
      tab: 'design',
      choices: { '1': 'Square', '1.25': '5:4', '1.5': '3:2', '0.8': '4:5' },
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 4, height: 6 },
  leadsWithPicture: true,
});
