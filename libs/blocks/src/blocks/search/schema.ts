import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A search field for the whole site. */
export const search = defineBlock({
  type: blockType.SEARCH,
  name: 'search',
  label: 'Search',
  category: 'basic',
  keywords: ['find', 'look up'],
  version: 1,
  props: z.object({
    hint: property(z.string().max(80).default(''), {
      label: 'Placeholder',
      control: 'text',
      isText: false,
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 6, height: 2 },
  sharedStyles: ['fields'],
});
