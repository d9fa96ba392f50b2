import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { property } from '../block/property.ts';

/** The properties that select events. */
export const eventsProperties = {
  collectionId: property(hexId.nullable().default(null), {
    label: 'Events collection',
    control: 'collection',
  }),
  category: property(z.string().max(25).default(''), {
    label: 'Category',
    control: 'text',
    isText: false,
  }),
};
