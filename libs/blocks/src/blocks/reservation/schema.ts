import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { consentHelp, invitationProperties } from '../../kit/third-party/invitation-properties.ts';

/** The first reservation widget: tables by Resy. */
export const reservation = defineBlock({
  type: blockType.RESERVATION,
  name: 'reservation',
  label: 'Reservations with Resy',
  firstStep: 'Give the number of your restaurant at Resy',
  category: 'advanced',
  keywords: ['resy', 'restaurant', 'table', 'booking', 'reservation'],
  version: 1,
  props: z.object({
    venueId: property(z.string().max(20).default(''), {
      label: 'Number of the restaurant',
      control: 'text',
      isText: false,
      help: `The venueId in the code of your Resy button. ${consentHelp}`,
    }),
    apiKey: property(z.string().max(100).default(''), {
      label: 'Key of the widget',
      control: 'text',
      isText: false,
      help: 'The apiKey in the same code.',
    }),
    address: property(z.string().max(2000).default(''), {
      label: 'Your page at Resy',
      control: 'url',
      help: 'Where the button leads without JavaScript, and when Resy does not answer.',
    }),
    ...invitationProperties,
  }),
  defaults: {},
  migrations: [],
  size: { width: 8, height: 4 },
  sharedStyles: ['thirdParty'],
});
