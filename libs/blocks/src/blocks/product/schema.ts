import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A product of the shop with its purchase form. */
export const product = defineBlock({
  type: blockType.PRODUCT,
  name: 'product',
  label: 'Product',
  firstStep: 'Choose a product',
  category: 'shop',
  keywords: ['shop', 'buy', 'cart', 'price'],
  version: 1,
  props: z.object({
    itemId: property(hexId.nullable().default(null), { label: 'Product', control: 'item' }),
    look: property(z.enum(['full', 'card']).default('full'), {
      label: 'Style',
      control: 'segmented',
      tab: 'design',
      choices: { full: 'With form', card: 'Card' },
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 12 },
  leadsWithPicture: true,
  sharedStyles: ['fields', 'forms', 'items', 'rating'],
});
