import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** The dated items of a collection by month. */
export const calendar = defineBlock({
  type: blockType.CALENDAR,
  name: 'calendar',
  label: 'Calendar',
  firstStep: 'Choose a collection with dates',
  category: 'lists',
  keywords: ['month', 'dates', 'events', 'posts'],
  version: 1,
  props: z.object({
    collectionId: property(hexId.nullable().default(null), {
      label: 'Collection',
      control: 'collection',
    }),
    category: property(z.string().max(25).default(''), {
      label: 'Category',
      control: 'text',
      isText: false,
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 12 },
});
