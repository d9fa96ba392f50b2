// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { hosts as audioStreamingHosts } from '../../blocks/audio-streaming/hosts.ts';
import { audioStreaming } from '../../blocks/audio-streaming/schema.ts';
import { hosts as codeHosts } from '../../blocks/code/hosts.ts';
import { code } from '../../blocks/code/schema.ts';
import { hosts as commentLinksHosts } from '../../blocks/comment-links/hosts.ts';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { hosts as embedHosts } from '../../blocks/embed/hosts.ts';
import { embed } from '../../blocks/embed/schema.ts';
import { hosts as galleryHosts } from '../../blocks/gallery/hosts.ts';
import { gallery } from '../../blocks/gallery/schema.ts';
import { hosts as reservationHosts } from '../../blocks/reservation/hosts.ts';
import { reservation } from '../../blocks/reservation/schema.ts';
import { hosts as reservationV2Hosts } from '../../blocks/reservation-v2/hosts.ts';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { hosts as schedulingHosts } from '../../blocks/scheduling/hosts.ts';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { hosts as tableBookingHosts } from '../../blocks/table-booking/hosts.ts';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { hosts as videoHosts } from '../../blocks/video/hosts.ts';
import { video } from '../../blocks/video/schema.ts';
import { hosts as weddingRegistryHosts } from '../../blocks/wedding-registry/hosts.ts';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';

/** Finds the other sites that blocks may ask, by type. */
export const blockHosts = {
  [audioStreaming.type]: audioStreamingHosts,
  [code.type]: codeHosts,
  [commentLinks.type]: commentLinksHosts,
  [embed.type]: embedHosts,
  [gallery.type]: galleryHosts,
  [reservation.type]: reservationHosts,
  [reservationV2.type]: reservationV2Hosts,
  [scheduling.type]: schedulingHosts,
  [tableBooking.type]: tableBookingHosts,
  [video.type]: videoHosts,
  [weddingRegistry.type]: weddingRegistryHosts,
} as const;
