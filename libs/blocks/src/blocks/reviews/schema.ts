import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** The latest reviews of a product, or of all products. */
export const reviews = defineBlock({
  type: blockType.REVIEWS,
  name: 'reviews',
  label: 'Reviews',
  firstStep: 'Approve reviews in the store',
  category: 'shop',
  keywords: ['ratings', 'stars', 'testimonials', 'customers', 'feedback'],
  version: 1,
  props: z.object({
    itemId: property(hexId.nullable().default(null), {
      label: 'Product',
      control: 'item',
      help: 'Without a product, the reviews of all products are shown.',
    }),
    limit: property(z.int().min(1).max(12).default(3), {
      label: 'Number of reviews',
      control: 'slider',
    }),
    minRating: property(z.int().min(1).max(5).default(1), {
      label: 'Minimum rating',
      control: 'slider',
    }),
    perRow: property(z.int().min(1).max(4).default(3), {
      label: 'Columns',
      control: 'slider',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 6 },
  sharedStyles: ['rating', 'reviews'],
});
