import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

const choices = { '1': 'Title', '2': 'Section', '3': 'Sub-section', '4': 'Small' };

/** A heading. Its level is independent of its size. */
export const heading = defineBlock({
  type: blockType.HEADING,
  name: 'heading',
  label: 'Heading',
  category: 'basic',
  keywords: ['title', 'headline'],
  version: 1,
  props: z.object({
    text: property(z.string().max(300).default(''), { label: 'Text', control: 'textarea' }),
    level: property(z.enum(['1', '2', '3', '4']).default('2'), {
      label: 'Level',
      control: 'select',
      choices,
      help: 'A page has one title; sections follow below it.',
    }),
    size: property(z.enum(['rank', 'display', '1', '2', '3', '4']).default('rank'), {
      label: 'Size',
      control: 'select',
      tab: 'design',
      choices: { rank: 'Default', display: 'Display', ...choices },
    }),
    align: property(z.enum(['start', 'center', 'end']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { text: 'A heading' },
  migrations: [],
  size: { width: 8, height: 2 },
});
