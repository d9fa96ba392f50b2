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
  firstStep: 'Enter your Resy restaurant ID',
  category: 'advanced',
  keywords: ['resy', 'restaurant', 'table', 'booking', 'reservation'],
  version: 1,
  props: z.object({
    venueId: property(z.string().max(20).default(''), {
      label: 'Restaurant ID',
      control: 'text',
      isText: false,
      help: `The venueId in the code of your Resy button. ${consentHelp}`,
    }),
    apiKey: property(z.string().max(100).default(''), {
      label: 'API key',
      control: 'text',
      isText: false,
      help: 'The apiKey in the same code.',
    }),
    address: property(z.string().max(2000).default(''), {
      label: 'Your Resy page',
      control: 'url',
      help: 'The link of the button without JavaScript, or if Resy does not respond.',
    }),
    ...invitationProperties,
  }),
  defaults: {},
  migrations: [],
  size: { width: 8, height: 4 },
  sharedStyles: ['thirdParty'],
});
