// Written by `npm run generate` from the folders of the blocks. Do not edit.
import accordionStyle from '../../blocks/accordion/accordion.css?inline';
import { accordion } from '../../blocks/accordion/schema.ts';
import audioStyle from '../../blocks/audio/audio.css?inline';
import { audio } from '../../blocks/audio/schema.ts';
import audioStreamingStyle from '../../blocks/audio-streaming/audio-streaming.css?inline';
import { audioStreaming } from '../../blocks/audio-streaming/schema.ts';
import calendarStyle from '../../blocks/calendar/calendar.css?inline';
import { calendar } from '../../blocks/calendar/schema.ts';
import chartStyle from '../../blocks/chart/chart.css?inline';
import { chart } from '../../blocks/chart/schema.ts';
import codeStyle from '../../blocks/code/code.css?inline';
import { code } from '../../blocks/code/schema.ts';
import collectionLinkStyle from '../../blocks/collection-link/collection-link.css?inline';
import { collectionLink } from '../../blocks/collection-link/schema.ts';
import donationButtonStyle from '../../blocks/donation-button/donation-button.css?inline';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import embedStyle from '../../blocks/embed/embed.css?inline';
import { embed } from '../../blocks/embed/schema.ts';
import eventsListStyle from '../../blocks/events-list/events-list.css?inline';
import { eventsList } from '../../blocks/events-list/schema.ts';
import galleryStyle from '../../blocks/gallery/gallery.css?inline';
import { gallery } from '../../blocks/gallery/schema.ts';
import headingStyle from '../../blocks/heading/heading.css?inline';
import { heading } from '../../blocks/heading/schema.ts';
import imageStyle from '../../blocks/image/image.css?inline';
import { image } from '../../blocks/image/schema.ts';
import lineStyle from '../../blocks/line/line.css?inline';
import { line } from '../../blocks/line/schema.ts';
import mapStyle from '../../blocks/map/map.css?inline';
import { map } from '../../blocks/map/schema.ts';
import marqueeStyle from '../../blocks/marquee/marquee.css?inline';
import { marquee } from '../../blocks/marquee/schema.ts';
import memberAreaStyle from '../../blocks/member-area/member-area.css?inline';
import { memberArea } from '../../blocks/member-area/schema.ts';
import menuStyle from '../../blocks/menu/menu.css?inline';
import { menu } from '../../blocks/menu/schema.ts';
import newsletterStyle from '../../blocks/newsletter/newsletter.css?inline';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import photoSharingStyle from '../../blocks/photo-sharing/photo-sharing.css?inline';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import productStyle from '../../blocks/product/product.css?inline';
import { product } from '../../blocks/product/schema.ts';
import quoteStyle from '../../blocks/quote/quote.css?inline';
import { quote } from '../../blocks/quote/schema.ts';
import reservationV2Style from '../../blocks/reservation-v2/reservation-v2.css?inline';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import reviewsStyle from '../../blocks/reviews/reviews.css?inline';
import { reviews } from '../../blocks/reviews/schema.ts';
import searchStyle from '../../blocks/search/search.css?inline';
import { search } from '../../blocks/search/schema.ts';
import shareButtonsStyle from '../../blocks/share-buttons/share-buttons.css?inline';
import { shareButtons } from '../../blocks/share-buttons/schema.ts';
import socialLinksStyle from '../../blocks/social-links/social-links.css?inline';
import { socialLinks } from '../../blocks/social-links/schema.ts';
import spacerStyle from '../../blocks/spacer/spacer.css?inline';
import { spacer } from '../../blocks/spacer/schema.ts';
import summaryStyle from '../../blocks/summary/summary.css?inline';
import { summary } from '../../blocks/summary/schema.ts';
import tableBookingStyle from '../../blocks/table-booking/table-booking.css?inline';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import textStyle from '../../blocks/text/text.css?inline';
import { text } from '../../blocks/text/schema.ts';
import tourDatesStyle from '../../blocks/tour-dates/tour-dates.css?inline';
import { tourDates } from '../../blocks/tour-dates/schema.ts';
import videoStyle from '../../blocks/video/video.css?inline';
import { video } from '../../blocks/video/schema.ts';

/** The style sheets of the blocks, by type. */
export const blockStyles: Readonly<Record<number, string>> = {
  [accordion.type]: accordionStyle,
  [audio.type]: audioStyle,
  [audioStreaming.type]: audioStreamingStyle,
  [calendar.type]: calendarStyle,
  [chart.type]: chartStyle,
  [code.type]: codeStyle,
  [collectionLink.type]: collectionLinkStyle,
  [donationButton.type]: donationButtonStyle,
  [embed.type]: embedStyle,
  [eventsList.type]: eventsListStyle,
  [gallery.type]: galleryStyle,
  [heading.type]: headingStyle,
  [image.type]: imageStyle,
  [line.type]: lineStyle,
  [map.type]: mapStyle,
  [marquee.type]: marqueeStyle,
  [memberArea.type]: memberAreaStyle,
  [menu.type]: menuStyle,
  [newsletter.type]: newsletterStyle,
  [photoSharing.type]: photoSharingStyle,
  [product.type]: productStyle,
  [quote.type]: quoteStyle,
  [reservationV2.type]: reservationV2Style,
  [reviews.type]: reviewsStyle,
  [search.type]: searchStyle,
  [shareButtons.type]: shareButtonsStyle,
  [socialLinks.type]: socialLinksStyle,
  [spacer.type]: spacerStyle,
  [summary.type]: summaryStyle,
  [tableBooking.type]: tableBookingStyle,
  [text.type]: textStyle,
  [tourDates.type]: tourDatesStyle,
  [video.type]: videoStyle,
};
