// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { accordion } from '../accordion/schema.ts';
import { AccordionView } from '../accordion/view.tsx';
import { audio } from '../audio/schema.ts';
import { AudioView } from '../audio/view.tsx';
import { audioStreaming } from '../audio-streaming/schema.ts';
import { AudioStreamingView } from '../audio-streaming/view.tsx';
import { button } from '../button/schema.ts';
import { ButtonView } from '../button/view.tsx';
import { calendar } from '../calendar/schema.ts';
import { CalendarView } from '../calendar/view.tsx';
import { chart } from '../chart/schema.ts';
import { ChartView } from '../chart/view.tsx';
import { code } from '../code/schema.ts';
import { CodeView } from '../code/view.tsx';
import { collectionLink } from '../collection-link/schema.ts';
import { CollectionLinkView } from '../collection-link/view.tsx';
import { commentLinks } from '../comment-links/schema.ts';
import { CommentLinksView } from '../comment-links/view.tsx';
import { donationButton } from '../donation-button/schema.ts';
import { DonationButtonView } from '../donation-button/view.tsx';
import { embed } from '../embed/schema.ts';
import { EmbedView } from '../embed/view.tsx';
import { eventsCalendar } from '../events-calendar/schema.ts';
import { EventsCalendarView } from '../events-calendar/view.tsx';
import { eventsList } from '../events-list/schema.ts';
import { EventsListView } from '../events-list/view.tsx';
import { foodOrdering } from '../food-ordering/schema.ts';
import { FoodOrderingView } from '../food-ordering/view.tsx';
import { form } from '../form/schema.ts';
import { FormView } from '../form/view.tsx';
import { gallery } from '../gallery/schema.ts';
import { GalleryView } from '../gallery/view.tsx';
import { heading } from '../heading/schema.ts';
import { HeadingView } from '../heading/view.tsx';
import { image } from '../image/schema.ts';
import { ImageView } from '../image/view.tsx';
import { line } from '../line/schema.ts';
import { LineView } from '../line/view.tsx';
import { map } from '../map/schema.ts';
import { MapView } from '../map/view.tsx';
import { marquee } from '../marquee/schema.ts';
import { MarqueeView } from '../marquee/view.tsx';
import { memberArea } from '../member-area/schema.ts';
import { MemberAreaView } from '../member-area/view.tsx';
import { menu } from '../menu/schema.ts';
import { MenuView } from '../menu/view.tsx';
import { newsletter } from '../newsletter/schema.ts';
import { NewsletterView } from '../newsletter/view.tsx';
import { photoSharing } from '../photo-sharing/schema.ts';
import { PhotoSharingView } from '../photo-sharing/view.tsx';
import { product } from '../product/schema.ts';
import { ProductView } from '../product/view.tsx';
import { quote } from '../quote/schema.ts';
import { QuoteView } from '../quote/view.tsx';
import { reservation } from '../reservation/schema.ts';
import { ReservationView } from '../reservation/view.tsx';
import { reservationV2 } from '../reservation-v2/schema.ts';
import { ReservationV2View } from '../reservation-v2/view.tsx';
import { scheduling } from '../scheduling/schema.ts';
import { SchedulingView } from '../scheduling/view.tsx';
import { search } from '../search/schema.ts';
import { SearchView } from '../search/view.tsx';
import { shareButtons } from '../share-buttons/schema.ts';
import { ShareButtonsView } from '../share-buttons/view.tsx';
import { socialLinks } from '../social-links/schema.ts';
import { SocialLinksView } from '../social-links/view.tsx';
import { spacer } from '../spacer/schema.ts';
import { SpacerView } from '../spacer/view.tsx';
import { summary } from '../summary/schema.ts';
import { SummaryView } from '../summary/view.tsx';
import { tableBooking } from '../table-booking/schema.ts';
import { TableBookingView } from '../table-booking/view.tsx';
import { text } from '../text/schema.ts';
import { TextView } from '../text/view.tsx';
import { tourDates } from '../tour-dates/schema.ts';
import { TourDatesView } from '../tour-dates/view.tsx';
import { video } from '../video/schema.ts';
import { VideoView } from '../video/view.tsx';
import { weddingRegistry } from '../wedding-registry/schema.ts';
import { WeddingRegistryView } from '../wedding-registry/view.tsx';

/** The views of the blocks, by type. */
export const blockViews = {
  [accordion.type]: AccordionView,
  [audio.type]: AudioView,
  [audioStreaming.type]: AudioStreamingView,
  [button.type]: ButtonView,
  [calendar.type]: CalendarView,
  [chart.type]: ChartView,
  [code.type]: CodeView,
  [collectionLink.type]: CollectionLinkView,
  [commentLinks.type]: CommentLinksView,
  [donationButton.type]: DonationButtonView,
  [embed.type]: EmbedView,
  [eventsCalendar.type]: EventsCalendarView,
  [eventsList.type]: EventsListView,
  [foodOrdering.type]: FoodOrderingView,
  [form.type]: FormView,
  [gallery.type]: GalleryView,
  [heading.type]: HeadingView,
  [image.type]: ImageView,
  [line.type]: LineView,
  [map.type]: MapView,
  [marquee.type]: MarqueeView,
  [memberArea.type]: MemberAreaView,
  [menu.type]: MenuView,
  [newsletter.type]: NewsletterView,
  [photoSharing.type]: PhotoSharingView,
  [product.type]: ProductView,
  [quote.type]: QuoteView,
  [reservation.type]: ReservationView,
  [reservationV2.type]: ReservationV2View,
  [scheduling.type]: SchedulingView,
  [search.type]: SearchView,
  [shareButtons.type]: ShareButtonsView,
  [socialLinks.type]: SocialLinksView,
  [spacer.type]: SpacerView,
  [summary.type]: SummaryView,
  [tableBooking.type]: TableBookingView,
  [text.type]: TextView,
  [tourDates.type]: TourDatesView,
  [video.type]: VideoView,
  [weddingRegistry.type]: WeddingRegistryView,
} as const;
