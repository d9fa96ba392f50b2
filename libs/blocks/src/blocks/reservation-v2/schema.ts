import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { consentHelp, invitationProperties } from '../../kit/third-party/invitation-properties.ts';

/** The second reservation widget: tables and experiences by Tock. */
export const reservationV2 = defineBlock({
  type: blockType.RESERVATION_V2,
  name: 'reservation-v2',
  label: 'Reservations with Tock',
  firstStep: 'Give the name of your business at Tock',
  category: 'advanced',
  keywords: ['tock', 'restaurant', 'winery', 'table', 'booking', 'reservation'],
  version: 1,
  props: z.object({
    business: property(z.string().max(300).default(''), {
      label: 'Name of the business',
      control: 'text',
      isText: false,
      help: `Or the address of your page at Tock. ${consentHelp}`,
    }),
    ...invitationProperties,
    display: property(z.enum(['Button', 'Inline']).default('Inline'), {
      label: 'What Tock shows',
      control: 'segmented',
      tab: 'design',
      choices: { Button: 'A button', Inline: 'The booking itself' },
    }),
    colour: property(z.enum(['Blue', 'White']).default('White'), {
      label: 'Colour',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 4 },
  sharedStyles: ['thirdParty'],
});
