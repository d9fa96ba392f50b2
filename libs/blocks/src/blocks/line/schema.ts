import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A horizontal rule between parts of a page. */
export const line = defineBlock({
  type: blockType.LINE,
  name: 'line',
  label: 'Line',
  category: 'basic',
  keywords: ['divider', 'rule', 'separator'],
  version: 1,
  props: z.object({
    look: property(z.enum(['thin', 'thick', 'dotted', 'short']).default('thin'), {
      label: 'Style',
      control: 'select',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 1 },
});
