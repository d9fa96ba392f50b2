import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { link } from '../../kit/link/link-property.ts';

/** A button for a donation page. */
export const donationButton = defineBlock({
  type: blockType.DONATION_BUTTON,
  name: 'donation-button',
  label: 'Donation button',
  firstStep: 'Choose the donation page',
  category: 'shop',
  keywords: ['donate', 'give', 'charity', 'support', 'fundraising'],
  version: 1,
  props: z.object({
    page: property(link.optional(), {
      label: 'Donation page',
      control: 'link',
      help: 'A page of this site. Donations are not available yet: the button leads to a page that says so.',
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
