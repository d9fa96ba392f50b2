import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { link } from '../../kit/link/link-property.ts';

/** A prominent link. */
export const button = defineBlock({
  type: blockType.BUTTON,
  name: 'button',
  label: 'Button',
  firstStep: 'Enter a label',
  category: 'basic',
  keywords: ['call to action', 'link'],
  version: 1,
  props: z.object({
    text: property(z.string().max(100).default(''), { label: 'Text', control: 'text' }),
    link: property(link.optional(), { label: 'Link', control: 'link' }),
    look: property(z.enum(['primary', 'secondary', 'tertiary']).default('primary'), {
      label: 'Style',
      control: 'segmented',
      tab: 'design',
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
  defaults: { text: 'Learn more', link: { href: '/' } },
  migrations: [],
  size: { width: 3, height: 1 },
});
