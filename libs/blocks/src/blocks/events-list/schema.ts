import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { eventsProperties } from '../../kit/events/events-properties.ts';

const visibilityToggle = (label: string, isShown: boolean) =>
  property(z.boolean().default(isShown), { label, control: 'toggle', tab: 'design' });

/** The upcoming events of a collection, or all of them in reverse order, as a list with dates. */
export const eventsList = defineBlock({
  type: blockType.EVENTS_LIST,
  name: 'events-list',
  label: 'Events list',
  firstStep: 'Choose a collection of events',
  category: 'lists',
  keywords: ['events', 'dates', 'agenda', 'programme', 'concerts', 'workshops'],
  version: 1,
  props: z.object({
    ...eventsProperties,
    limit: property(z.int().min(1).max(60).default(10), {
      label: 'Number of items',
      control: 'slider',
    }),
    order: property(z.enum(['earliest', 'latest']).default('earliest'), {
      label: 'Show',
      control: 'segmented',
      choices: { earliest: 'Upcoming events', latest: 'All, latest first' },
    }),
    showPicture: visibilityToggle('Image', true),
    showExcerpt: visibilityToggle('Excerpt', true),
    showCategories: visibilityToggle('Categories', false),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 8 },
});
