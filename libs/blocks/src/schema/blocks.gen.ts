// Written by `npm run generate` from the folders of the blocks. Do not edit.
import { accordion } from '../accordion/schema.ts';
import { audio } from '../audio/schema.ts';
import { audioStreaming } from '../audio-streaming/schema.ts';
import { button } from '../button/schema.ts';
import { calendar } from '../calendar/schema.ts';
import { chart } from '../chart/schema.ts';
import { code } from '../code/schema.ts';
import { collectionLink } from '../collection-link/schema.ts';
import { commentLinks } from '../comment-links/schema.ts';
import { donationButton } from '../donation-button/schema.ts';
import { embed } from '../embed/schema.ts';
import { eventsCalendar } from '../events-calendar/schema.ts';
import { eventsList } from '../events-list/schema.ts';
import { foodOrdering } from '../food-ordering/schema.ts';
import { form } from '../form/schema.ts';
import { gallery } from '../gallery/schema.ts';
import { heading } from '../heading/schema.ts';
import { image } from '../image/schema.ts';
import { line } from '../line/schema.ts';
import { map } from '../map/schema.ts';
import { marquee } from '../marquee/schema.ts';
import { memberArea } from '../member-area/schema.ts';
import { menu } from '../menu/schema.ts';
import { newsletter } from '../newsletter/schema.ts';
import { photoSharing } from '../photo-sharing/schema.ts';
import { product } from '../product/schema.ts';
import { quote } from '../quote/schema.ts';
import { reservation } from '../reservation/schema.ts';
import { reservationV2 } from '../reservation-v2/schema.ts';
import { scheduling } from '../scheduling/schema.ts';
import { search } from '../search/schema.ts';
import { shareButtons } from '../share-buttons/schema.ts';
import { socialLinks } from '../social-links/schema.ts';
import { spacer } from '../spacer/schema.ts';
import { summary } from '../summary/schema.ts';
import { tableBooking } from '../table-booking/schema.ts';
import { text } from '../text/schema.ts';
import { tourDates } from '../tour-dates/schema.ts';
import { video } from '../video/schema.ts';
import { weddingRegistry } from '../wedding-registry/schema.ts';

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
