// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { hosts as audioStreamingHosts } from '../audio-streaming/hosts.ts';
import { audioStreaming } from '../audio-streaming/schema.ts';
import { hosts as codeHosts } from '../code/hosts.ts';
import { code } from '../code/schema.ts';
import { hosts as commentLinksHosts } from '../comment-links/hosts.ts';
import { commentLinks } from '../comment-links/schema.ts';
import { hosts as embedHosts } from '../embed/hosts.ts';
import { embed } from '../embed/schema.ts';
import { hosts as galleryHosts } from '../gallery/hosts.ts';
import { gallery } from '../gallery/schema.ts';
import { hosts as reservationHosts } from '../reservation/hosts.ts';
import { reservation } from '../reservation/schema.ts';
import { hosts as reservationV2Hosts } from '../reservation-v2/hosts.ts';
import { reservationV2 } from '../reservation-v2/schema.ts';
import { hosts as schedulingHosts } from '../scheduling/hosts.ts';
import { scheduling } from '../scheduling/schema.ts';
import { hosts as tableBookingHosts } from '../table-booking/hosts.ts';
import { tableBooking } from '../table-booking/schema.ts';
import { hosts as videoHosts } from '../video/hosts.ts';
import { video } from '../video/schema.ts';
import { hosts as weddingRegistryHosts } from '../wedding-registry/hosts.ts';
import { weddingRegistry } from '../wedding-registry/schema.ts';

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
