import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';

/** Content of another site in the page: a player, a widget, a document. */
export const embed = defineBlock({
  type: blockType.EMBED,
  name: 'embed',
  label: 'Embed',
  firstStep: 'Enter a URL or an embed code',
  category: 'advanced',
  keywords: ['iframe', 'widget', 'player', 'bandcamp', 'soundcloud'],
  version: 1,
  props: z.object({
    markup: property(z.string().max(20_000).default(''), {
      label: 'URL or embed code',
      control: 'textarea',
      isText: false,
      help: 'Loads on click. Nothing is requested from third parties before.',
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    picture: property(picture.nullable().default(null), {
      label: 'Placeholder image',
      control: 'asset',
      tab: 'design',
    }),
    heightPx: property(z.int().min(60).max(2000).default(400), {
      label: 'Height',
      control: 'number',
      tab: 'design',
      unit: 'px',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 8, height: 8 },
});
