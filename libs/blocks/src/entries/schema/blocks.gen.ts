// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { accordion } from '../../blocks/accordion/schema.ts';
import { audio } from '../../blocks/audio/schema.ts';
import { audioStreaming } from '../../blocks/audio-streaming/schema.ts';
import { button } from '../../blocks/button/schema.ts';
import { calendar } from '../../blocks/calendar/schema.ts';
import { chart } from '../../blocks/chart/schema.ts';
import { code } from '../../blocks/code/schema.ts';
import { collectionLink } from '../../blocks/collection-link/schema.ts';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import { embed } from '../../blocks/embed/schema.ts';
import { eventsCalendar } from '../../blocks/events-calendar/schema.ts';
import { eventsList } from '../../blocks/events-list/schema.ts';
import { foodOrdering } from '../../blocks/food-ordering/schema.ts';
import { form } from '../../blocks/form/schema.ts';
import { gallery } from '../../blocks/gallery/schema.ts';
import { heading } from '../../blocks/heading/schema.ts';
import { image } from '../../blocks/image/schema.ts';
import { line } from '../../blocks/line/schema.ts';
import { map } from '../../blocks/map/schema.ts';
import { marquee } from '../../blocks/marquee/schema.ts';
import { memberArea } from '../../blocks/member-area/schema.ts';
import { menu } from '../../blocks/menu/schema.ts';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { product } from '../../blocks/product/schema.ts';
import { quote } from '../../blocks/quote/schema.ts';
import { reservation } from '../../blocks/reservation/schema.ts';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { reviews } from '../../blocks/reviews/schema.ts';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { search } from '../../blocks/search/schema.ts';
import { shareButtons } from '../../blocks/share-buttons/schema.ts';
import { socialLinks } from '../../blocks/social-links/schema.ts';
import { spacer } from '../../blocks/spacer/schema.ts';
import { summary } from '../../blocks/summary/schema.ts';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { text } from '../../blocks/text/schema.ts';
import { tourDates } from '../../blocks/tour-dates/schema.ts';
import { video } from '../../blocks/video/schema.ts';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';

/** Every block kind by name. */
export const blocks = {
  accordion,
  audio,
  audioStreaming,
  button,
  calendar,
  chart,
  code,
  collectionLink,
  commentLinks,
  donationButton,
  embed,
  eventsCalendar,
  eventsList,
  foodOrdering,
  form,
  gallery,
  heading,
  image,
  line,
  map,
  marquee,
  memberArea,
  menu,
  newsletter,
  photoSharing,
  product,
  quote,
  reservation,
  reservationV2,
  reviews,
  scheduling,
  search,
  shareButtons,
  socialLinks,
  spacer,
  summary,
  tableBooking,
  text,
  tourDates,
  video,
  weddingRegistry,
} as const;
