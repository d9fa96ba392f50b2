import { blockType } from '@sitewright/contracts/codes';
import { richText } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';

const accordionItem = z.object({
  title: property(z.string().max(300).default('A question'), { label: 'Title', control: 'text' }),
  text: property(richText.default({ type: 'doc', content: [] }), {
    label: 'Text',
    control: 'richText',
  }),
});

/** Titles that each expand a text: questions and answers, terms, details. */
export const accordion = defineBlock({
  type: blockType.ACCORDION,
  name: 'accordion',
  label: 'Accordion',
  firstStep: 'Add entries',
  category: 'basic',
  keywords: ['faq', 'questions', 'details', 'collapse'],
  version: 1,
  props: z.object({
    items: property(z.array(accordionItem).max(60).default([]), {
      label: 'Items',
      control: 'list',
    }),
    allowMultipleOpen: property(z.boolean().default(false), {
      label: 'Allow several open items',
      control: 'toggle',
      tab: 'design',
    }),
    isFirstItemExpanded: property(z.boolean().default(false), {
      label: 'Open the first item',
      control: 'toggle',
      tab: 'design',
    }),
    headingLevel: property(z.enum(['2', '3', '4']).default('3'), {
      label: 'Title level',
      control: 'segmented',
      tab: 'advanced',
    }),
  }),
  defaults: {
    items: [
      { title: 'How long does delivery take?', text: richTextFromLines('Three to five days.') },
      { title: 'May I return something?', text: richTextFromLines('Within thirty days.') },
    ],
  },
  migrations: [],
  size: { width: 8, height: 6 },
});
