import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { consentHelp, invitationProperties } from '../../kit/third-party/invitation-properties.ts';

/** Appointments by a scheduling service. */
export const scheduling = defineBlock({
  type: blockType.SCHEDULING,
  name: 'scheduling',
  label: 'Appointments',
  firstStep: 'Enter the URL of your booking page',
  category: 'advanced',
  keywords: ['acuity', 'calendly', 'appointment', 'booking', 'scheduling', 'lesson', 'class'],
  version: 1,
  props: z.object({
    address: property(z.string().max(2000).default(''), {
      label: 'Booking page URL',
      control: 'url',
      help: `Acuity Scheduling or Calendly; any other service opens as a link. ${consentHelp}`,
    }),
    ...invitationProperties,
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 6 },
  sharedStyles: ['thirdParty'],
});
