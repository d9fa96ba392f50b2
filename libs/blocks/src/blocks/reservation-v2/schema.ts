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
  firstStep: 'Enter your Tock business name',
  category: 'advanced',
  keywords: ['tock', 'restaurant', 'winery', 'table', 'booking', 'reservation'],
  version: 2,
  props: z.object({
    business: property(z.string().max(300).default(''), {
      label: 'Business name',
      control: 'text',
      isText: false,
      help: `Or the address of your page at Tock. ${consentHelp}`,
    }),
    ...invitationProperties,
    display: property(z.enum(['Button', 'Inline']).default('Inline'), {
      label: 'Display',
      control: 'segmented',
      tab: 'design',
      choices: { Button: 'Button', Inline: 'Booking form' },
    }),
    color: property(z.enum(['Blue', 'White']).default('White'), {
      label: 'Color',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [
    // Version 1 had the British spelling.
    ({ colour, ...props }) => ({ ...props, ...(colour === undefined ? {} : { color: colour }) }),
  ],
  size: { width: 12, height: 4 },
  sharedStyles: ['thirdParty'],
});
