import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A way to the comments on an item. */
export const commentLinks = defineBlock({
  type: blockType.COMMENT_LINKS,
  name: 'comment-links',
  label: 'Comment link',
  firstStep: 'Comments cannot be switched on yet',
  category: 'lists',
  keywords: ['comments', 'discussion', 'disqus', 'reply'],
  version: 1,
  props: z.object({
    itemId: property(hexId.nullable().default(null), {
      label: 'Comments on',
      control: 'item',
      help: 'Without a choice, on the page on which the link stands.',
    }),
    text: property(z.string().max(200).default(''), { label: 'Text', control: 'text' }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 4, height: 1 },
});
