import { blocks, panelFields, type BlockDefinition } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import {
  dataNeedKey,
  defaultOverlays,
  noBusiness,
  formFieldKinds,
  type Business,
  type LoadedData,
  type DataNeed,
  type ItemEvent,
  type ItemView,
  type Overlays,
  type PageData,
  type PublicForm,
} from '@sitewright/contracts/entities';
import { foreignReview } from './foreign-reviews.ts';
import { sampleBlock, sampleDocument, samplePicture, sampleSection } from './sample-page.ts';

/** Owner content without Latin letters, so that any Latin text in a page comes from the product. */
export const said = 'Λόγος';
export const id = '0123456789abcdef01234567';

const picture = { ...samplePicture(id), alt: said };
const richText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }],
};

const product = (isLeft: boolean): ItemView['product'] => ({
  id,
  productType: 'physical',
  variants: [2400, 2800].map((price, index) => ({
    id: `${id.slice(1)}${index}`,
    sku: '1',
    price,
    salePrice: 2000,
    onSale: index === 1,
    unlimited: false,
    qtyInStock: isLeft ? index * 3 : 0,
    optionValues: [{ option: said, value: `${said} ${index}` }],
  })),
  rating: { average: 4.3, count: 12 },
});

/** An item of a collection: a product or a post. */
export const foreignItem = (more: Partial<ItemView> = {}): ItemView => ({
  id,
  collectionId: id,
  recordType: 1,
  title: said,
  urlId: 'logos',
  path: '/logoi/logos',
  excerpt: said,
  body: null,
  images: [picture],
  author: said,
  categories: [said],
  tags: [],
  publishedAt: '2026-03-12T12:00:00.000Z',
  product: null,
  ...more,
});

/** An event, scheduled or canceled. */
export const foreignEvent = (status: ItemEvent['status']): ItemView =>
  foreignItem({
    event: {
      startsAt: '2026-07-03T18:00:00.000Z',
      endsAt: '2026-07-03T21:30:00.000Z',
      allDay: false,
      place: said,
      address: said,
      onlineUrl: 'https://logos.example/',
      status,
    },
  });

export const foreignProduct = (isLeft = true): ItemView =>
  foreignItem({ product: product(isLeft) });

/** A form with a required field of every type. */
const foreignForm: PublicForm = {
  id,
  name: said,
  fields: formFieldKinds.map((type) => ({
    id: `a-${type}`,
    type,
    title: said,
    required: true,
    options: [said],
    showCountryCode: true,
    maxLength: 20,
  })),
  submitButtonText: said,
  submissionMessage: said,
  successRedirect: '',
  captcha: true,
};

function dataFor(need: DataNeed): LoadedData {
  switch (need.kind) {
    case 'asset':
      return need.assetId === id
        ? picture
        : { ...picture, id: need.assetId, kind: need.assetId.startsWith('a') ? 'audio' : 'video' };
    case 'form':
      return foreignForm;
    case 'item':
      return foreignProduct(need.itemId === id);
    case 'items':
      return {
        collection: { id, title: said, path: '/logoi', type: 4, access: 'open' },
        items: [foreignItem(), foreignEvent('cancelled'), foreignProduct(), foreignProduct(false)],
      };
    case 'reviews':
      return { rating: { average: 4.3, count: 12 }, reviews: [foreignReview(said)] };
  }
}

/** The data that blocks need, without Latin letters. */
export const foreignData = (needs: readonly DataNeed[]): PageData =>
  Object.fromEntries(needs.map((need) => [dataNeedKey(need), dataFor(need)]));

const audioId = `a${id.slice(1)}`;
const videoId = `f${id.slice(1)}`;
const poster = { assetId: id };
const link = { href: '/logoi', newWindow: false };
const frame = (source: string) => `<iframe src="${source}"></iframe>`;
const galleryItems = [{ assetId: id, title: said, caption: said }, { assetId: id }];

/** A block with different texts in different states has several entries. */
const contents: Readonly<Partial<Record<keyof typeof blocks, readonly object[]>>> = {
  accordion: [{ items: [{ title: said, text: richText }] }],
  audio: [1, 2].map((count) => ({
    title: said,
    author: said,
    cover: poster,
    tracks: Array.from({ length: count }, () => ({ file: { assetId: audioId }, title: said })),
    allowDownload: true,
  })),
  audioStreaming: [
    { address: 'https://soundcloud.com/logos/logos', title: said },
    { address: 'https://logos.bandcamp.com/album/logos', title: said },
  ],
  button: [{ text: said, link: { href: '/', newWindow: true } }],
  calendar: [{ collectionId: id }],
  chart: ['bar', 'line', 'pie'].map((kind) => ({
    title: said,
    data: `${said};1\n${said};2`,
    kind,
  })),
  code: [
    { code: said, mode: 'show' },
    { code: said, mode: 'run' },
  ],
  collectionLink: [{ collectionId: id }],
  commentLinks: [{ itemId: id }, {}],
  donationButton: [{ page: { ...link, href: `/pages/${id}` }, title: said, text: said }],
  embed: [
    { markup: frame('https://logos.example/'), title: '' },
    { markup: frame('https://logos.example/'), title: said, picture: poster },
  ],
  eventsCalendar: [{ collectionId: id }],
  eventsList: [{ collectionId: id, order: 'latest', showCategories: true }],
  foodOrdering: [{ address: 'https://logos.example/' }],
  form: [{ formId: id }, {}],
  gallery: ['grid', 'slideshow', 'carousel', 'stacked', 'list'].map((design) => ({
    design,
    items: galleryItems,
    autoplay: true,
    thumbnails: true,
    captions: 'over',
  })),
  heading: [{ text: said }],
  image: [{ picture: poster, title: said, caption: said, lightbox: true }],
  line: [{}],
  map: [
    { addressTitle: said, addressLine1: said, addressLine2: said, mapLat: 1, mapLng: 1 },
    { addressTitle: said, drawnBy: 'provider' },
  ],
  marquee: [{ entries: [{ text: said }, { text: said, link: { href: '/', newWindow: false } }] }],
  memberArea: [
    { area: link, title: said, text: said },
    { area: link, action: 'signIn' },
  ],
  menu: [
    { cards: [said, said].map((title) => ({ title, parts: [{ title, dishes: [{ title }] }] })) },
  ],
  newsletter: [{ formId: id, title: said, text: said, note: said }, { title: said }],
  photoSharing: [{ account: 'https://logos.example/', items: [{ assetId: id }] }],
  product: [{ itemId: id }, { itemId: videoId }, { itemId: id, look: 'card' }],
  quote: [{ text: said, source: said }],
  reservation: [{ venueId: '4711', title: said, text: said }],
  reservationV2: [{ business: 'logos', title: said, text: said }],
  scheduling: [
    { address: 'https://logos.as.me/', title: said },
    { address: 'https://logos.example/' },
  ],
  search: [{}],
  shareButtons: [
    { buttons: ['email', 'pinterest', 'bluesky', 'link'].map((service) => ({ service })) },
  ],
  socialLinks: [
    {
      links: ['instagram', 'rss', 'email'].map((service) => ({
        service,
        url: 'https://logos.example/',
      })),
      look: 'names',
    },
  ],
  spacer: [{}],
  summary: ['grid', 'list', 'wall', 'carousel'].map((variant) => ({
    collectionId: id,
    variant,
    showAuthor: true,
    showPrice: true,
    showDate: true,
    showReadMore: true,
  })),
  tableBooking: [{ restaurantId: '4711', title: said }],
  text: [{ text: richText }],
  tourDates: [
    {
      dates: ['open', 'soldOut', 'cancelled'].map((state) => ({
        day: '2031-04-02',
        venue: said,
        city: said,
        tickets: '/logoi',
        state,
      })),
    },
  ],
  weddingRegistry: [{ registry: 'logos', title: said, text: said }],
  video: [
    { source: 'file', file: { assetId: videoId }, poster },
    { source: 'embed', embed: frame('https://player.vimeo.com/video/123456') },
    { source: 'embed', embed: '<p>' },
    { source: 'stream', stream: 'https://logos.example/logos.m3u8', title: said },
  ],
};

/** The defaults of a block, with every text replaced. */
const withForeignTexts = (block: BlockDefinition): object => ({
  ...block.defaults,
  ...Object.fromEntries(
    panelFields(block)
      .filter(({ control }) => control === 'text' || control === 'textarea')
      .map(({ property }) => [property, said]),
  ),
});

/** The props of each block. A new block only needs an entry if it has more than texts. */
export const foreignBlocks: Readonly<Record<string, readonly object[]>> = Object.fromEntries(
  Object.entries(blocks).map(([name, block]) => [
    name,
    contents[name as keyof typeof blocks] ?? [withForeignTexts(block as BlockDefinition)],
  ]),
);

/** An announcement bar, a popup and an info bar. */
export const foreignOverlays: Overlays = {
  ...defaultOverlays,
  announcementBar: { isEnabled: true, text: said, link: null },
  mobileInfoBar: { style: 2 },
  popup: {
    ...defaultOverlays.popup,
    isEnabled: true,
    document: sampleDocument(sampleSection([sampleBlock(blockType.HEADING, { text: said })])),
  },
};

export const foreignBusiness: Business = {
  ...noBusiness,
  phone: '+49 40 123456',
  email: 'jo@example.com',
  address: { line1: said, line2: said, country: said },
  position: { lat: 1, lng: 1 },
  hours: { ...noBusiness.hours, monday: [{ opens: '09:00', closes: '17:00' }] },
};
