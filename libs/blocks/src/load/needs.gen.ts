// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { needs as audioNeeds } from '../audio/load.server.ts';
import { audio } from '../audio/schema.ts';
import { needs as calendarNeeds } from '../calendar/load.server.ts';
import { calendar } from '../calendar/schema.ts';
import { needs as collectionLinkNeeds } from '../collection-link/load.server.ts';
import { collectionLink } from '../collection-link/schema.ts';
import { needs as commentLinksNeeds } from '../comment-links/load.server.ts';
import { commentLinks } from '../comment-links/schema.ts';
import { needs as embedNeeds } from '../embed/load.server.ts';
import { embed } from '../embed/schema.ts';
import { needs as eventsCalendarNeeds } from '../events-calendar/load.server.ts';
import { eventsCalendar } from '../events-calendar/schema.ts';
import { needs as eventsListNeeds } from '../events-list/load.server.ts';
import { eventsList } from '../events-list/schema.ts';
import { needs as formNeeds } from '../form/load.server.ts';
import { form } from '../form/schema.ts';
import { needs as galleryNeeds } from '../gallery/load.server.ts';
import { gallery } from '../gallery/schema.ts';
import { needs as imageNeeds } from '../image/load.server.ts';
import { image } from '../image/schema.ts';
import { needs as mapNeeds } from '../map/load.server.ts';
import { map } from '../map/schema.ts';
import { needs as newsletterNeeds } from '../newsletter/load.server.ts';
import { newsletter } from '../newsletter/schema.ts';
import { needs as photoSharingNeeds } from '../photo-sharing/load.server.ts';
import { photoSharing } from '../photo-sharing/schema.ts';
import { needs as productNeeds } from '../product/load.server.ts';
import { product } from '../product/schema.ts';
import { needs as summaryNeeds } from '../summary/load.server.ts';
import { summary } from '../summary/schema.ts';
import { needs as videoNeeds } from '../video/load.server.ts';
import { video } from '../video/schema.ts';

/** What the blocks need to be drawn, by type. */
export const blockNeeds = {
  [audio.type]: audioNeeds,
  [calendar.type]: calendarNeeds,
  [collectionLink.type]: collectionLinkNeeds,
  [commentLinks.type]: commentLinksNeeds,
  [embed.type]: embedNeeds,
  [eventsCalendar.type]: eventsCalendarNeeds,
  [eventsList.type]: eventsListNeeds,
  [form.type]: formNeeds,
  [gallery.type]: galleryNeeds,
  [image.type]: imageNeeds,
  [map.type]: mapNeeds,
  [newsletter.type]: newsletterNeeds,
  [photoSharing.type]: photoSharingNeeds,
  [product.type]: productNeeds,
  [summary.type]: summaryNeeds,
  [video.type]: videoNeeds,
} as const;
