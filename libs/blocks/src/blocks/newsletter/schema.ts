import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A newsletter form, on one line if it fits. */
export const newsletter = defineBlock({
  type: blockType.NEWSLETTER,
  name: 'newsletter',
  label: 'Newsletter',
  category: 'forms',
  keywords: ['sign up', 'mailing list', 'subscribe', 'e-mail'],
  version: 1,
  props: z.object({
    formId: property(hexId.nullable().default(null), { label: 'Form', control: 'form' }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    text: property(z.string().max(1000).default(''), { label: 'Text', control: 'textarea' }),
    note: property(z.string().max(500).default(''), {
      label: 'Disclaimer',
      control: 'textarea',
    }),
    align: property(z.enum(['start', 'center']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { title: 'News now and then', text: 'No more than once a month.' },
  migrations: [],
  size: { width: 6, height: 5 },
  sharedStyles: ['fields', 'forms'],
});
