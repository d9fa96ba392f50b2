import type {
  AssetView,
  LoadedData,
  ItemView,
  PageData,
  SiteContext,
} from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition } from '../block/define-block.ts';
import type { ViewPage } from '../block/view-props.ts';
import { formatPrice } from '../price/format-price.ts';
import { BlockView, type BlockViewInput } from '../../entries/view/block-view.tsx';
import { visitorText } from '../../entries/texts/visitor-text.ts';

/** A minimal site context. */
export const sampleContext = {
  website: { id: '0123456789abcdef01234567', baseUrl: 'https://studio.example' },
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: true,
    pinterestOverlayOptions: { mode: 1 },
  },
  locale: 'en-US',
} as unknown as SiteContext;

/** The page around a block in a test. */
export const samplePage: ViewPage = {
  locale: 'en-US',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'UTC',
  today: '2026-02-14',
  path: '/work',
  title: 'Work',
  spacing: { pageWidthPx: 1400, pagePaddingVw: 4, sectionPaddingVmax: 6.5, gapPx: 16 },
  baseUrl: 'https://studio.example',
  context: sampleContext,
  isEditing: false,
  allowsThirdParties: true,
  log: () => {},
  text: visitorText('en-US'),
  price: (cents) => formatPrice(cents, 'EUR', 'en-US'),
};

/** A 24-digit id: the character codes of a name, in hexadecimal. */
export const sampleId = (name: string): string =>
  name
    .replaceAll(/./g, (character) => character.charCodeAt(0).toString(16))
    .slice(0, 24)
    .padEnd(24, '0');

/** An image that needs no network. */
export const samplePicture = (name: string, overrides: Partial<AssetView> = {}): AssetView => ({
  id: sampleId(name),
  kind: 'image',
  url: `/s/${name}.jpg`,
  fileName: `${name}.jpg`,
  contentType: 'image/jpeg',
  alt: `The ${name}`,
  width: 3000,
  height: 2000,
  ...overrides,
});

/** Stores data under the keys by which views read them. */
export const sampleData = (...assets: readonly AssetView[]): PageData =>
  Object.fromEntries(assets.map((asset) => [`asset:${asset.id}`, asset as LoadedData]));

/** A product of the shop. */
export const sampleProduct = (overrides: Partial<ItemView> = {}): ItemView => ({
  id: sampleId('mug'),
  collectionId: sampleId('shop'),
  recordType: 11,
  title: 'Mug',
  urlId: 'mug',
  path: '/shop/mug',
  excerpt: 'Thrown by hand.',
  body: null,
  images: [samplePicture('mug')],
  author: '',
  categories: [],
  tags: [],
  publishedAt: null,
  product: {
    id: sampleId('mug'),
    productType: 'physical',
    variants: [
      {
        id: sampleId('small'),
        sku: 'SQ1',
        price: 2400,
        salePrice: 0,
        onSale: false,
        unlimited: false,
        qtyInStock: 3,
        optionValues: [{ option: 'Size', value: 'Small' }],
      },
      {
        id: sampleId('large'),
        sku: 'SQ2',
        price: 2800,
        salePrice: 2600,
        onSale: true,
        unlimited: true,
        qtyInStock: 0,
        optionValues: [{ option: 'Size', value: 'Large' }],
      },
    ],
  },
  ...overrides,
});

/** A product with two options, of which one combination is sold out and another is not offered. */
export const sampleMatrix = (overrides: Partial<ItemView> = {}): ItemView => {
  const [variant] = sampleProduct().product!.variants;
  const variantOf = (size: string, frame: string, qtyInStock: number) => ({
    ...variant!,
    id: sampleId(`${size}-${frame}`),
    sku: `${size}-${frame}`,
    price: frame === 'Oak' ? 2400 : 2600,
    qtyInStock,
    imageId: samplePicture(frame).id,
    optionValues: [
      { option: 'Size', value: size },
      { option: 'Frame', value: frame },
    ],
  });
  return sampleProduct({
    images: [samplePicture('Oak'), samplePicture('Black')],
    product: {
      id: sampleId('mug'),
      productType: 'physical',
      options: [
        { name: 'Size', values: ['A4', 'A3', 'A2'] },
        { name: 'Frame', values: ['Oak', 'Black'] },
      ],
      variants: [
        variantOf('A4', 'Oak', 3),
        variantOf('A4', 'Black', 0),
        variantOf('A3', 'Oak', 9),
        variantOf('A3', 'Black', 9),
        variantOf('A2', 'Black', 9),
      ],
    },
    ...overrides,
  });
};

/** A block's markup, as the server sends it. */
export const renderBlock = (
  block: BlockDefinition,
  props: object = {},
  data: PageData = {},
  page: Partial<ViewPage> = {},
  frame: Pick<BlockViewInput, 'sizes' | 'height'> = {},
): string =>
  renderToStaticMarkup(
    <BlockView
      block={{ id: 'b1', type: block.type, version: block.version, props }}
      data={data}
      page={{ ...samplePage, ...page }}
      {...frame}
    />,
  );
