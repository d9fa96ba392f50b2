import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A quotation with its author. */
export const quote = defineBlock({
  type: blockType.QUOTE,
  name: 'quote',
  label: 'Quote',
  firstStep: 'Write the quote',
  category: 'basic',
  keywords: ['testimonial', 'citation', 'review'],
  version: 1,
  props: z.object({
    text: property(z.string().max(2000).default(''), { label: 'Quote', control: 'textarea' }),
    source: property(z.string().max(200).default(''), { label: 'Source', control: 'text' }),
    align: property(z.enum(['start', 'center']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { text: 'They listened, and then they built exactly that.', source: 'A happy client' },
  migrations: [],
  size: { width: 8, height: 4 },
});
