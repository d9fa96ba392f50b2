import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A link to the comments on an item. */
export const commentLinks = defineBlock({
  type: blockType.COMMENT_LINKS,
  name: 'comment-links',
  label: 'Comment link',
  firstStep: 'Comments are not available yet',
  category: 'lists',
  keywords: ['comments', 'discussion', 'disqus', 'reply'],
  version: 1,
  props: z.object({
    itemId: property(hexId.nullable().default(null), {
      label: 'Page',
      control: 'item',
      help: 'Default: the page that contains the link.',
    }),
    text: property(z.string().max(200).default(''), { label: 'Text', control: 'text' }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 4, height: 1 },
});
