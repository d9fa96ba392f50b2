// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { sample as accordionSample } from '../../blocks/accordion/sample.ts';
import { accordion } from '../../blocks/accordion/schema.ts';
import { sample as audioSample } from '../../blocks/audio/sample.ts';
import { audio } from '../../blocks/audio/schema.ts';
import { sample as audioStreamingSample } from '../../blocks/audio-streaming/sample.ts';
import { audioStreaming } from '../../blocks/audio-streaming/schema.ts';
import { sample as buttonSample } from '../../blocks/button/sample.ts';
import { button } from '../../blocks/button/schema.ts';
import { sample as calendarSample } from '../../blocks/calendar/sample.ts';
import { calendar } from '../../blocks/calendar/schema.ts';
import { sample as chartSample } from '../../blocks/chart/sample.ts';
import { chart } from '../../blocks/chart/schema.ts';
import { sample as codeSample } from '../../blocks/code/sample.ts';
import { code } from '../../blocks/code/schema.ts';
import { sample as collectionLinkSample } from '../../blocks/collection-link/sample.ts';
import { collectionLink } from '../../blocks/collection-link/schema.ts';
import { sample as commentLinksSample } from '../../blocks/comment-links/sample.ts';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { sample as donationButtonSample } from '../../blocks/donation-button/sample.ts';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import { sample as embedSample } from '../../blocks/embed/sample.ts';
import { embed } from '../../blocks/embed/schema.ts';
import { sample as eventsCalendarSample } from '../../blocks/events-calendar/sample.ts';
import { eventsCalendar } from '../../blocks/events-calendar/schema.ts';
import { sample as eventsListSample } from '../../blocks/events-list/sample.ts';
import { eventsList } from '../../blocks/events-list/schema.ts';
import { sample as foodOrderingSample } from '../../blocks/food-ordering/sample.ts';
import { foodOrdering } from '../../blocks/food-ordering/schema.ts';
import { sample as formSample } from '../../blocks/form/sample.ts';
import { form } from '../../blocks/form/schema.ts';
import { sample as gallerySample } from '../../blocks/gallery/sample.ts';
import { gallery } from '../../blocks/gallery/schema.ts';
import { sample as headingSample } from '../../blocks/heading/sample.ts';
import { heading } from '../../blocks/heading/schema.ts';
import { sample as imageSample } from '../../blocks/image/sample.ts';
import { image } from '../../blocks/image/schema.ts';
import { sample as lineSample } from '../../blocks/line/sample.ts';
import { line } from '../../blocks/line/schema.ts';
import { sample as mapSample } from '../../blocks/map/sample.ts';
import { map } from '../../blocks/map/schema.ts';
import { sample as marqueeSample } from '../../blocks/marquee/sample.ts';
import { marquee } from '../../blocks/marquee/schema.ts';
import { sample as memberAreaSample } from '../../blocks/member-area/sample.ts';
import { memberArea } from '../../blocks/member-area/schema.ts';
import { sample as menuSample } from '../../blocks/menu/sample.ts';
import { menu } from '../../blocks/menu/schema.ts';
import { sample as newsletterSample } from '../../blocks/newsletter/sample.ts';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import { sample as photoSharingSample } from '../../blocks/photo-sharing/sample.ts';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { sample as productSample } from '../../blocks/product/sample.ts';
import { product } from '../../blocks/product/schema.ts';
import { sample as quoteSample } from '../../blocks/quote/sample.ts';
import { quote } from '../../blocks/quote/schema.ts';
import { sample as reservationSample } from '../../blocks/reservation/sample.ts';
import { reservation } from '../../blocks/reservation/schema.ts';
import { sample as reservationV2Sample } from '../../blocks/reservation-v2/sample.ts';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { sample as reviewsSample } from '../../blocks/reviews/sample.ts';
import { reviews } from '../../blocks/reviews/schema.ts';
import { sample as schedulingSample } from '../../blocks/scheduling/sample.ts';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { sample as searchSample } from '../../blocks/search/sample.ts';
import { search } from '../../blocks/search/schema.ts';
import { sample as shareButtonsSample } from '../../blocks/share-buttons/sample.ts';
import { shareButtons } from '../../blocks/share-buttons/schema.ts';
import { sample as socialLinksSample } from '../../blocks/social-links/sample.ts';
import { socialLinks } from '../../blocks/social-links/schema.ts';
import { sample as spacerSample } from '../../blocks/spacer/sample.ts';
import { spacer } from '../../blocks/spacer/schema.ts';
import { sample as summarySample } from '../../blocks/summary/sample.ts';
import { summary } from '../../blocks/summary/schema.ts';
import { sample as tableBookingSample } from '../../blocks/table-booking/sample.ts';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { sample as textSample } from '../../blocks/text/sample.ts';
import { text } from '../../blocks/text/schema.ts';
import { sample as tourDatesSample } from '../../blocks/tour-dates/sample.ts';
import { tourDates } from '../../blocks/tour-dates/schema.ts';
import { sample as videoSample } from '../../blocks/video/sample.ts';
import { video } from '../../blocks/video/schema.ts';
import { sample as weddingRegistrySample } from '../../blocks/wedding-registry/sample.ts';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';
import type { CreateSample } from '../../kit/sample/block-sample.ts';

/** What creates the samples of the blocks, by type. */
export const blockSamples: Readonly<Record<number, CreateSample>> = {
  [accordion.type]: accordionSample,
  [audio.type]: audioSample,
  [audioStreaming.type]: audioStreamingSample,
  [button.type]: buttonSample,
  [calendar.type]: calendarSample,
  [chart.type]: chartSample,
  [code.type]: codeSample,
  [collectionLink.type]: collectionLinkSample,
  [commentLinks.type]: commentLinksSample,
  [donationButton.type]: donationButtonSample,
  [embed.type]: embedSample,
  [eventsCalendar.type]: eventsCalendarSample,
  [eventsList.type]: eventsListSample,
  [foodOrdering.type]: foodOrderingSample,
  [form.type]: formSample,
  [gallery.type]: gallerySample,
  [heading.type]: headingSample,
  [image.type]: imageSample,
  [line.type]: lineSample,
  [map.type]: mapSample,
  [marquee.type]: marqueeSample,
  [memberArea.type]: memberAreaSample,
  [menu.type]: menuSample,
  [newsletter.type]: newsletterSample,
  [photoSharing.type]: photoSharingSample,
  [product.type]: productSample,
  [quote.type]: quoteSample,
  [reservation.type]: reservationSample,
  [reservationV2.type]: reservationV2Sample,
  [reviews.type]: reviewsSample,
  [scheduling.type]: schedulingSample,
  [search.type]: searchSample,
  [shareButtons.type]: shareButtonsSample,
  [socialLinks.type]: socialLinksSample,
  [spacer.type]: spacerSample,
  [summary.type]: summarySample,
  [tableBooking.type]: tableBookingSample,
  [text.type]: textSample,
  [tourDates.type]: tourDatesSample,
  [video.type]: videoSample,
  [weddingRegistry.type]: weddingRegistrySample,
};
