// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { needs as audioNeeds } from '../../blocks/audio/load.server.ts';
import { audio } from '../../blocks/audio/schema.ts';
import { needs as calendarNeeds } from '../../blocks/calendar/load.server.ts';
import { calendar } from '../../blocks/calendar/schema.ts';
import { needs as collectionLinkNeeds } from '../../blocks/collection-link/load.server.ts';
import { collectionLink } from '../../blocks/collection-link/schema.ts';
import { needs as commentLinksNeeds } from '../../blocks/comment-links/load.server.ts';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { needs as embedNeeds } from '../../blocks/embed/load.server.ts';
import { embed } from '../../blocks/embed/schema.ts';
import { needs as eventsCalendarNeeds } from '../../blocks/events-calendar/load.server.ts';
import { eventsCalendar } from '../../blocks/events-calendar/schema.ts';
import { needs as eventsListNeeds } from '../../blocks/events-list/load.server.ts';
import { eventsList } from '../../blocks/events-list/schema.ts';
import { needs as formNeeds } from '../../blocks/form/load.server.ts';
import { form } from '../../blocks/form/schema.ts';
import { needs as galleryNeeds } from '../../blocks/gallery/load.server.ts';
import { gallery } from '../../blocks/gallery/schema.ts';
import { needs as imageNeeds } from '../../blocks/image/load.server.ts';
import { image } from '../../blocks/image/schema.ts';
import { needs as mapNeeds } from '../../blocks/map/load.server.ts';
import { map } from '../../blocks/map/schema.ts';
import { needs as newsletterNeeds } from '../../blocks/newsletter/load.server.ts';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import { needs as photoSharingNeeds } from '../../blocks/photo-sharing/load.server.ts';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { needs as productNeeds } from '../../blocks/product/load.server.ts';
import { product } from '../../blocks/product/schema.ts';
import { needs as reviewsNeeds } from '../../blocks/reviews/load.server.ts';
import { reviews } from '../../blocks/reviews/schema.ts';
import { needs as summaryNeeds } from '../../blocks/summary/load.server.ts';
import { summary } from '../../blocks/summary/schema.ts';
import { needs as videoNeeds } from '../../blocks/video/load.server.ts';
import { video } from '../../blocks/video/schema.ts';

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
  [reviews.type]: reviewsNeeds,
  [summary.type]: summaryNeeds,
  [video.type]: videoNeeds,
} as const;
