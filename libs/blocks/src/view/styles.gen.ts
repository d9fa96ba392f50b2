// Written by `npm run generate` from the folders of the blocks. Do not edit.
import accordionStyle from '../accordion/accordion.css?inline';
import { accordion } from '../accordion/schema.ts';
import audioStyle from '../audio/audio.css?inline';
import { audio } from '../audio/schema.ts';
import audioStreamingStyle from '../audio-streaming/audio-streaming.css?inline';
import { audioStreaming } from '../audio-streaming/schema.ts';
import calendarStyle from '../calendar/calendar.css?inline';
import { calendar } from '../calendar/schema.ts';
import chartStyle from '../chart/chart.css?inline';
import { chart } from '../chart/schema.ts';
import codeStyle from '../code/code.css?inline';
import { code } from '../code/schema.ts';
import collectionLinkStyle from '../collection-link/collection-link.css?inline';
import { collectionLink } from '../collection-link/schema.ts';
import donationButtonStyle from '../donation-button/donation-button.css?inline';
import { donationButton } from '../donation-button/schema.ts';
import embedStyle from '../embed/embed.css?inline';
import { embed } from '../embed/schema.ts';
import eventsListStyle from '../events-list/events-list.css?inline';
import { eventsList } from '../events-list/schema.ts';
import galleryStyle from '../gallery/gallery.css?inline';
import { gallery } from '../gallery/schema.ts';
import headingStyle from '../heading/heading.css?inline';
import { heading } from '../heading/schema.ts';
import imageStyle from '../image/image.css?inline';
import { image } from '../image/schema.ts';
import lineStyle from '../line/line.css?inline';
import { line } from '../line/schema.ts';
import mapStyle from '../map/map.css?inline';
import { map } from '../map/schema.ts';
import marqueeStyle from '../marquee/marquee.css?inline';
import { marquee } from '../marquee/schema.ts';
import memberAreaStyle from '../member-area/member-area.css?inline';
import { memberArea } from '../member-area/schema.ts';
import menuStyle from '../menu/menu.css?inline';
import { menu } from '../menu/schema.ts';
import newsletterStyle from '../newsletter/newsletter.css?inline';
import { newsletter } from '../newsletter/schema.ts';
import photoSharingStyle from '../photo-sharing/photo-sharing.css?inline';
import { photoSharing } from '../photo-sharing/schema.ts';
import productStyle from '../product/product.css?inline';
import { product } from '../product/schema.ts';
import quoteStyle from '../quote/quote.css?inline';
import { quote } from '../quote/schema.ts';
import reservationV2Style from '../reservation-v2/reservation-v2.css?inline';
import { reservationV2 } from '../reservation-v2/schema.ts';
import searchStyle from '../search/search.css?inline';
import { search } from '../search/schema.ts';
import shareButtonsStyle from '../share-buttons/share-buttons.css?inline';
import { shareButtons } from '../share-buttons/schema.ts';
import socialLinksStyle from '../social-links/social-links.css?inline';
import { socialLinks } from '../social-links/schema.ts';
import spacerStyle from '../spacer/spacer.css?inline';
import { spacer } from '../spacer/schema.ts';
import summaryStyle from '../summary/summary.css?inline';
import { summary } from '../summary/schema.ts';
import tableBookingStyle from '../table-booking/table-booking.css?inline';
import { tableBooking } from '../table-booking/schema.ts';
import textStyle from '../text/text.css?inline';
import { text } from '../text/schema.ts';
import tourDatesStyle from '../tour-dates/tour-dates.css?inline';
import { tourDates } from '../tour-dates/schema.ts';
import videoStyle from '../video/video.css?inline';
import { video } from '../video/schema.ts';

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
