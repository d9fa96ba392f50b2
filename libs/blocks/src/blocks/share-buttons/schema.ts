import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { shareServiceNames } from './share-services.ts';

const button = z.object({
  service: property(z.enum(shareServiceNames).default('email'), {
    label: 'Service',
    control: 'select',
  }),
});

/** Links that share the page. */
export const shareButtons = defineBlock({
  type: blockType.SHARE_BUTTONS,
  name: 'share-buttons',
  label: 'Share buttons',
  firstStep: 'Choose services',
  category: 'basic',
  keywords: ['pass on', 'recommend', 'social'],
  version: 1,
  props: z.object({
    buttons: property(z.array(button).max(12).default([]), { label: 'Services', control: 'list' }),
    align: property(z.enum(['start', 'center', 'end']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { buttons: [{ service: 'email' }, { service: 'pinterest' }, { service: 'bluesky' }] },
  migrations: [],
  size: { width: 4, height: 1 },
});
