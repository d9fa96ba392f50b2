import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

const showToggle = (label: string, isShown: boolean) =>
  property(z.boolean().default(isShown), { label, control: 'toggle', tab: 'design' });

/** Items of a collection as teasers: the latest posts, some products, a few projects. */
export const summary = defineBlock({
  type: blockType.SUMMARY,
  name: 'summary',
  label: 'Summary',
  firstStep: 'Choose a collection with items',
  category: 'lists',
  keywords: ['posts', 'products', 'latest', 'collection', 'blog'],
  version: 1,
  props: z.object({
    collectionId: property(hexId.nullable().default(null), {
      label: 'Collection',
      control: 'collection',
    }),
    limit: property(z.int().min(1).max(30).default(6), {
      label: 'Number of items',
      control: 'slider',
    }),
    category: property(z.string().max(25).default(''), {
      label: 'Category',
      control: 'text',
      isText: false,
    }),
    tag: property(z.string().max(50).default(''), {
      label: 'Tag',
      control: 'text',
      isText: false,
    }),
    variant: property(z.enum(['grid', 'list', 'wall', 'carousel']).default('grid'), {
      label: 'Layout',
      control: 'select',
      tab: 'design',
    }),
    perRow: property(z.int().min(1).max(6).default(3), {
      label: 'Columns',
      control: 'slider',
      tab: 'design',
      onlyWhen: { property: 'variant', is: ['grid', 'wall', 'carousel'] },
    }),
    imageAspectRatio: property(
      z.union([z.literal('Auto'), z.number().min(0.2).max(5)]).default(1.25),
      {
        label: 'Image aspect ratio',
        control: 'select',
        tab: 'design',
        choices: { Auto: 'Original', '1': 'Square', '1.25': '5:4', '1.5': '3:2', '0.8': '4:5' },
        onlyWhen: { property: 'variant', is: ['grid', 'list', 'carousel'] },
      },
    ),
    showPrice: showToggle('Price', true),
    showDate: showToggle('Date', false),
    showAuthor: showToggle('Author', false),
    showCategories: showToggle('Categories', false),
    showExcerpt: showToggle('Excerpt', false),
    showLink: showToggle('Link to all items', false),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 10 },
  leadsWithPicture: true,
  sharedStyles: ['items', 'rating'],
});
