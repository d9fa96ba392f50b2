import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { eventsProperties } from '../../kit/events/events-properties.ts';

/** The events of a collection by month. */
export const eventsCalendar = defineBlock({
  type: blockType.EVENTS_CALENDAR,
  name: 'events-calendar',
  label: 'Events calendar',
  firstStep: 'Choose a collection of events',
  category: 'lists',
  keywords: ['events', 'month', 'dates', 'agenda', 'programme'],
  version: 1,
  props: z.object(eventsProperties),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 12 },
  sharedStyles: ['calendar'],
});
