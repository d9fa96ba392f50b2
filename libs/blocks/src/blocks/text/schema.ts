import { blockType } from '@sitewright/contracts/codes';
import { richText } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { richTextFromLines } from '../../kit/rich-text/rich-text-from-lines.ts';

/** Rich text that is edited in place. */
export const text = defineBlock({
  type: blockType.TEXT,
  name: 'text',
  label: 'Text',
  category: 'basic',
  keywords: ['paragraph', 'writing', 'list', 'copy'],
  version: 1,
  props: z.object({
    text: property(richText.default({ type: 'doc', content: [] }), {
      label: 'Text',
      control: 'richText',
    }),
    columns: property(z.enum(['1', '2', '3']).default('1'), {
      label: 'Columns',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { text: richTextFromLines('Tell visitors what this is about.') },
  migrations: [],
  size: { width: 6, height: 4 },
});
