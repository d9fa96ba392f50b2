import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';

/** Space between blocks. The grid defines its size; on phones it is as high as its rows. */
export const spacer = defineBlock({
  type: blockType.SPACER,
  name: 'spacer',
  label: 'Spacer',
  category: 'basic',
  keywords: ['gap', 'room', 'distance'],
  version: 1,
  props: z.object({}),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 2 },
});
