import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { consentHelp, invitationProperties } from '../../kit/third-party/invitation-properties.ts';
import { openTableDomains } from '../../kit/third-party/offers/open-table.ts';

/** Tables by OpenTable. */
export const tableBooking = defineBlock({
  type: blockType.TABLE_BOOKING,
  name: 'table-booking',
  label: 'Reservations with OpenTable',
  firstStep: 'Enter your OpenTable restaurant ID',
  category: 'advanced',
  keywords: ['opentable', 'restaurant', 'table', 'booking', 'reservation'],
  version: 1,
  props: z.object({
    restaurantId: property(z.string().max(4000).default(''), {
      label: 'Restaurant ID',
      control: 'text',
      isText: false,
      help: `The rid in the code of your OpenTable widget, or that code. ${consentHelp}`,
    }),
    domain: property(z.enum(openTableDomains).default('com'), {
      label: 'Country',
      control: 'select',
      choices: {
        com: 'United States and others',
        'co.uk': 'United Kingdom',
        de: 'Germany',
        es: 'Spain',
        ie: 'Ireland',
        it: 'Italy',
        nl: 'Netherlands',
        jp: 'Japan',
        ca: 'Canada',
        'com.au': 'Australia',
        'com.mx': 'Mexico',
      },
    }),
    ...invitationProperties,
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 4 },
  sharedStyles: ['thirdParty'],
});
