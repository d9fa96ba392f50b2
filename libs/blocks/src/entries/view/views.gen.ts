// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { accordion } from '../../blocks/accordion/schema.ts';
import { AccordionView } from '../../blocks/accordion/view.tsx';
import { audio } from '../../blocks/audio/schema.ts';
import { AudioView } from '../../blocks/audio/view.tsx';
import { audioStreaming } from '../../blocks/audio-streaming/schema.ts';
import { AudioStreamingView } from '../../blocks/audio-streaming/view.tsx';
import { button } from '../../blocks/button/schema.ts';
import { ButtonView } from '../../blocks/button/view.tsx';
import { calendar } from '../../blocks/calendar/schema.ts';
import { CalendarView } from '../../blocks/calendar/view.tsx';
import { chart } from '../../blocks/chart/schema.ts';
import { ChartView } from '../../blocks/chart/view.tsx';
import { code } from '../../blocks/code/schema.ts';
import { CodeView } from '../../blocks/code/view.tsx';
import { collectionLink } from '../../blocks/collection-link/schema.ts';
import { CollectionLinkView } from '../../blocks/collection-link/view.tsx';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { CommentLinksView } from '../../blocks/comment-links/view.tsx';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import { DonationButtonView } from '../../blocks/donation-button/view.tsx';
import { embed } from '../../blocks/embed/schema.ts';
import { EmbedView } from '../../blocks/embed/view.tsx';
import { eventsCalendar } from '../../blocks/events-calendar/schema.ts';
import { EventsCalendarView } from '../../blocks/events-calendar/view.tsx';
import { eventsList } from '../../blocks/events-list/schema.ts';
import { EventsListView } from '../../blocks/events-list/view.tsx';
import { foodOrdering } from '../../blocks/food-ordering/schema.ts';
import { FoodOrderingView } from '../../blocks/food-ordering/view.tsx';
import { form } from '../../blocks/form/schema.ts';
import { FormView } from '../../blocks/form/view.tsx';
import { gallery } from '../../blocks/gallery/schema.ts';
import { GalleryView } from '../../blocks/gallery/view.tsx';
import { heading } from '../../blocks/heading/schema.ts';
import { HeadingView } from '../../blocks/heading/view.tsx';
import { image } from '../../blocks/image/schema.ts';
import { ImageView } from '../../blocks/image/view.tsx';
import { line } from '../../blocks/line/schema.ts';
import { LineView } from '../../blocks/line/view.tsx';
import { map } from '../../blocks/map/schema.ts';
import { MapView } from '../../blocks/map/view.tsx';
import { marquee } from '../../blocks/marquee/schema.ts';
import { MarqueeView } from '../../blocks/marquee/view.tsx';
import { memberArea } from '../../blocks/member-area/schema.ts';
import { MemberAreaView } from '../../blocks/member-area/view.tsx';
import { menu } from '../../blocks/menu/schema.ts';
import { MenuView } from '../../blocks/menu/view.tsx';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import { NewsletterView } from '../../blocks/newsletter/view.tsx';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { PhotoSharingView } from '../../blocks/photo-sharing/view.tsx';
import { product } from '../../blocks/product/schema.ts';
import { ProductView } from '../../blocks/product/view.tsx';
import { quote } from '../../blocks/quote/schema.ts';
import { QuoteView } from '../../blocks/quote/view.tsx';
import { reservation } from '../../blocks/reservation/schema.ts';
import { ReservationView } from '../../blocks/reservation/view.tsx';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { ReservationV2View } from '../../blocks/reservation-v2/view.tsx';
import { reviews } from '../../blocks/reviews/schema.ts';
import { ReviewsView } from '../../blocks/reviews/view.tsx';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { SchedulingView } from '../../blocks/scheduling/view.tsx';
import { search } from '../../blocks/search/schema.ts';
import { SearchView } from '../../blocks/search/view.tsx';
import { shareButtons } from '../../blocks/share-buttons/schema.ts';
import { ShareButtonsView } from '../../blocks/share-buttons/view.tsx';
import { socialLinks } from '../../blocks/social-links/schema.ts';
import { SocialLinksView } from '../../blocks/social-links/view.tsx';
import { spacer } from '../../blocks/spacer/schema.ts';
import { SpacerView } from '../../blocks/spacer/view.tsx';
import { summary } from '../../blocks/summary/schema.ts';
import { SummaryView } from '../../blocks/summary/view.tsx';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { TableBookingView } from '../../blocks/table-booking/view.tsx';
import { text } from '../../blocks/text/schema.ts';
import { TextView } from '../../blocks/text/view.tsx';
import { tourDates } from '../../blocks/tour-dates/schema.ts';
import { TourDatesView } from '../../blocks/tour-dates/view.tsx';
import { video } from '../../blocks/video/schema.ts';
import { VideoView } from '../../blocks/video/view.tsx';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';
import { WeddingRegistryView } from '../../blocks/wedding-registry/view.tsx';

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
  [reviews.type]: ReviewsView,
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
