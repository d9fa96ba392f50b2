import { blockType } from '@sitewright/contracts/codes';
import { contentLimits } from '@sitewright/contracts/limits';
import { prose } from '../../compose/rich-text.ts';
import type { DemoKit } from '../../demo-site.ts';
import { gallerySample } from './gallery-sample.ts';
import { photographs } from './photographs.ts';
import type { Sample } from './variants-of.ts';
import { videoSample } from './video-sample.ts';

/** The files of the samples. */
export const sampleFiles = [
  ...photographs,
  'land-sea-sunset.jpg',
  'map-old-harbour.jpg',
  'harbour-morning.mp3',
  'showreel.mp4',
  'showreel-poster.jpg',
] as const;

const frame = (source: string) => `<iframe src="${source}" allowfullscreen></iframe>`;

/** Content of the blocks that are empty by default, by type; the others use their defaults. */
export const samplesOf = (kit: DemoKit): Readonly<Record<number, Sample>> => {
  const [roof, windows] = photographs;
  const picture = { assetId: kit.asset(roof) };
  const sound = { assetId: kit.asset('harbour-morning.mp3') };
  return {
    [blockType.TEXT]: {
      props: {
        text: prose(
          '## A heading in a text',
          'Words with **weight** and [a link](/block-heading), long enough to run into a second column where there is one, because a column of one line shows nothing at all.',
          '- One',
          '- Two',
        ),
      },
    },
    [blockType.IMAGE]: {
      props: { picture, title: 'Roof', caption: 'From the boat.' },
      others: { 'That leads somewhere': { link: { href: '/block-gallery', newWindow: false } } },
    },
    [blockType.BUTTON]: {
      props: { text: 'To the galleries', link: { href: '/block-gallery', newWindow: false } },
    },
    [blockType.CHART]: {
      props: {
        title: 'At the counter',
        data: 'Day;Cups;Cakes\nFriday;140;35\nSaturday;260;80\nSunday;190;120',
      },
      others: {
        'With a number missing and one below zero': {
          title: 'Against the year before',
          unit: '%',
          data: 'Month;Boats;Guests\nMarch;4;-12.5\nApril;;8\nMay;17;21',
        },
      },
    },
    [blockType.GALLERY]: gallerySample(kit),
    [blockType.FORM]: {
      props: { formId: kit.form('everything') },
      others: { 'With a captcha': { formId: kit.form('guarded') } },
    },
    [blockType.NEWSLETTER]: { props: { formId: kit.form('letters') } },
    [blockType.PRODUCT]: {
      props: { itemId: kit.item('lamp') },
      others: { 'Sold out': { itemId: kit.item('stool') } },
    },
    [blockType.SUMMARY]: {
      props: { collectionId: kit.collection('blog') },
      beside: { showPrice: { collectionId: kit.collection('shop') } },
    },
    [blockType.COLLECTION_LINK]: { props: { collectionId: kit.collection('blog') } },
    [blockType.CALENDAR]: {
      props: { collectionId: kit.collection('events') },
      // Their events are in the past, so the month of the latest is shown on any day.
      others: { 'Of what was written': { collectionId: kit.collection('blog') } },
    },
    [blockType.EVENTS_LIST]: { props: { collectionId: kit.collection('events') } },
    [blockType.EVENTS_CALENDAR]: { props: { collectionId: kit.collection('events') } },
    [blockType.VIDEO]: videoSample(kit),
    [blockType.MAP]: {
      props: {
        addressTitle: 'Old Harbour',
        addressLine1: 'High Street 2',
        mapLat: 44.991815,
        mapLng: -37.996672,
        mapZoom: 15,
        picture: { assetId: kit.asset('map-old-harbour.jpg') },
      },
    },
    [blockType.CODE]: {
      props: {
        code: '<p style="font: 1.2rem sans-serif">Markup of the owner</p>',
        title: 'Markup',
      },
    },
    [blockType.EMBED]: {
      props: {
        markup: frame('https://player.vimeo.com/video/123456'),
        title: 'Something from elsewhere',
        picture: { assetId: kit.asset(windows) },
      },
    },
    [blockType.AUDIO_STREAMING]: {
      props: { address: 'https://soundcloud.com/halyard/morning', title: 'Morning' },
      others: {
        Bandcamp: {
          address: 'https://halyard.bandcamp.com/album/morning',
          title: 'An address that no service plays',
        },
      },
    },
    [blockType.AUDIO]: {
      props: {
        title: 'The harbour in a day',
        author: 'Mara Hale',
        cover: { assetId: kit.asset('land-sea-sunset.jpg') },
        tracks: [
          { file: sound, title: 'Boats in the morning', length: '0:15' },
          { file: sound, title: 'The long quiet after noon, with one gull that does not mind us' },
          { file: sound, title: 'Ropes at night', length: '0:15' },
        ],
      },
      others: {
        'One track': { title: 'Harbour in the morning', cover: null, tracks: [{ file: sound }] },
        'As many tracks as there may be': {
          title: 'Every tide',
          tracks: Array.from({ length: contentLimits.tracksPerAlbum }, (_, index) => ({
            file: sound,
            title: `Tide ${index + 1}`,
            length: '0:15',
          })),
        },
      },
    },
    [blockType.TOUR_DATES]: {
      props: {
        dates: [
          {
            day: '2031-04-02',
            venue: 'Old Harbour Hall',
            city: 'Tidewater',
            tickets: '/block-button',
          },
          { day: '2031-04-05', venue: 'The Ropewalk', city: 'Westquay', state: 'soldOut' },
          { day: '2031-04-09', venue: 'Lantern Room', city: 'Eastholm', state: 'cancelled' },
        ],
      },
    },
    [blockType.SHARE_BUTTONS]: {
      props: {
        buttons: ['email', 'facebook', 'x', 'bluesky', 'linkedin', 'pinterest', 'link'].map(
          (service) => ({ service }),
        ),
      },
    },
    [blockType.SOCIAL_LINKS]: {
      props: {
        links: [
          { service: 'instagram', url: 'https://www.instagram.com/' },
          { service: 'github', url: 'https://github.com/' },
          { service: 'rss', url: 'https://example.com/feed' },
        ],
      },
    },
    [blockType.DONATION_BUTTON]: {
      props: {
        page: { href: `/pages/${kit.page('harbour-fund')}`, newWindow: false },
        title: 'The harbour fund',
        text: 'For the roof of the old hall.',
      },
    },
    [blockType.MEMBER_AREA]: {
      props: {
        area: { href: '/members', newWindow: false },
        title: 'The reading room',
        text: 'Essays before they are printed.',
      },
    },
    [blockType.PHOTO_SHARING]: {
      props: {
        account: 'https://photos.example/halyard',
        items: photographs.map((file) => ({ assetId: kit.asset(file) })),
      },
    },
    [blockType.MARQUEE]: {
      props: {
        entries: [{ text: 'New work every Friday' }, { text: 'Open from ten to six' }],
      },
      beside: { waveFrequency: { waveIntensity: 6 } },
      others: {
        'With a link': {
          entries: [
            { text: 'New work every Friday', link: { href: '/blog', newWindow: false } },
            { text: 'Open from ten to six' },
          ],
        },
      },
    },
    [blockType.RESERVATION]: {
      props: { venueId: '4711', title: 'Dinner', text: 'Tables for up to eight.' },
    },
    [blockType.RESERVATION_V2]: {
      props: { business: 'halyard', title: 'Tasting menu', text: 'Seven courses on Fridays.' },
    },
    [blockType.TABLE_BOOKING]: { props: { restaurantId: '4711', title: 'Sunday lunch' } },
    [blockType.WEDDING_REGISTRY]: {
      props: { registry: 'ada-and-bo', title: 'Ada & Bo', text: 'You are the gift.' },
    },
    [blockType.SCHEDULING]: {
      props: { address: 'https://halyard.as.me/', title: 'Lessons' },
      others: { 'A service that nobody knows': { address: 'https://book.example/halyard' } },
    },
    [blockType.COMMENT_LINKS]: { props: { itemId: kit.item('first-light') } },
    [blockType.FOOD_ORDERING]: { props: { address: 'https://order.example/halyard' } },
    [blockType.MENU]: {
      props: {
        cards: [
          {
            title: 'Lunch',
            parts: [
              {
                title: 'Warm',
                dishes: [{ title: 'Soup', description: 'With bread', price: '6', note: 'vegan' }],
              },
            ],
          },
          { title: 'Drinks', parts: [{ title: '', dishes: [{ title: 'Tea', price: '3' }] }] },
        ],
      },
    },
    [blockType.QUOTE]: { props: { text: 'Wait for the light.', source: 'Somebody patient' } },
    [blockType.ACCORDION]: {
      props: {
        items: ['Where?', 'When?', 'How long?'].map((title) => ({
          title,
          text: prose('An answer of a sentence or two.'),
        })),
      },
    },
  };
};
