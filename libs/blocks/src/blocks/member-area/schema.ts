import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { link } from '../../kit/link/link-property.ts';

/** A link to a member area: to join it, or for members to log in. */
export const memberArea = defineBlock({
  type: blockType.MEMBER_AREA,
  name: 'member-area',
  label: 'Member area',
  firstStep: 'Choose the members page',
  category: 'shop',
  keywords: ['members', 'membership', 'subscribe', 'join', 'sign in', 'login'],
  version: 1,
  props: z.object({
    area: property(link.optional(), {
      label: 'Members page',
      control: 'link',
      help: 'The page that the button links to. Members cannot join or sign in yet.',
    }),
    action: property(z.enum(['join', 'signIn']).default('join'), {
      label: 'Action',
      control: 'segmented',
      choices: { join: 'Join', signIn: 'Sign in' },
    }),
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    text: property(z.string().max(1000).default(''), { label: 'Text', control: 'textarea' }),
    label: property(z.string().max(100).default(''), {
      label: 'Button label',
      control: 'text',
    }),
    look: property(z.enum(['primary', 'secondary', 'tertiary']).default('primary'), {
      label: 'Style',
      control: 'segmented',
      tab: 'design',
    }),
    align: property(z.enum(['start', 'center', 'end']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 6, height: 3 },
});
