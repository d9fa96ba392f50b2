import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** Default title of the link; the specification fixes this text. */
export const orderingTitle = 'Order Now';

/** A button for an external food ordering service. */
export const foodOrdering = defineBlock({
  type: blockType.FOOD_ORDERING,
  name: 'food-ordering',
  label: 'Food ordering',
  firstStep: 'Enter the URL of your ordering page',
  category: 'shop',
  keywords: ['delivery', 'takeaway', 'restaurant', 'order'],
  version: 1,
  props: z.object({
    address: property(z.string().max(2000).default(''), {
      label: 'Ordering page URL',
      control: 'url',
    }),
    title: property(z.string().max(100).default(orderingTitle), {
      label: 'Text',
      control: 'text',
    }),
    size: property(z.enum(['small', 'medium', 'large']).default('medium'), {
      label: 'Size',
      control: 'segmented',
      tab: 'design',
    }),
    align: property(z.enum(['start', 'center', 'end', 'stretch']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 4, height: 2 },
});
