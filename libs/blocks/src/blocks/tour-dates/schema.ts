import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

const tourDate = z.object({
  day: property(z.string().max(40).default(''), {
    label: 'Date',
    control: 'text',
    help: 'Format: 2026-05-14.',
  }),
  venue: property(z.string().max(200).default(''), { label: 'Venue', control: 'text' }),
  city: property(z.string().max(200).default(''), { label: 'City', control: 'text' }),
  tickets: property(z.string().max(2000).default(''), {
    label: 'Ticket URL',
    control: 'url',
  }),
  state: property(z.enum(['open', 'soldOut', 'cancelled']).default('open'), {
    label: 'Status',
    control: 'select',
    choices: { open: 'On sale', soldOut: 'Sold out', cancelled: 'Canceled' },
  }),
});
export type TourDate = z.infer<typeof tourDate>;

/** Dates of a band, a reading or an exhibition. */
export const tourDates = defineBlock({
  type: blockType.TOUR_DATES,
  name: 'tour-dates',
  label: 'Tour dates',
  firstStep: 'Add dates',
  category: 'lists',
  keywords: ['concert', 'gig', 'band', 'tickets', 'exhibition', 'reading'],
  version: 1,
  props: z.object({
    dates: property(z.array(tourDate).max(100).default([]), { label: 'Dates', control: 'list' }),
  }),
  defaults: { dates: [{ day: '2027-05-14', venue: 'The Lantern Room', city: 'Tidewater' }] },
  migrations: [],
  size: { width: 12, height: 6 },
});
