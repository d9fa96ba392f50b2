import { contentItemType, workflowState } from '@sitewright/contracts/codes';
import type { FormField, ItemDraft } from '@sitewright/contracts/entities';
import { prose } from '../../../compose/rich-text.ts';
import type { DemoItem, DemoKit } from '../../../demo-site.ts';

/** A variant in short form. Amounts in cents. */
interface VariantNote {
  readonly sku: string;
  /** Values by option, such as `{ Glaze: 'Sage' }`. */
  readonly is?: Readonly<Record<string, string>>;
  readonly price: number;
  /** The sale price, below the price. */
  readonly salePrice?: number;
  /** Units in stock; absent for unlimited stock. */
  readonly stock?: number;
  readonly grams?: number;
  /** The file of its image: one of the product's `pictures`. */
  readonly picture?: string;
}

/** A product in short form. */
export interface ProductOutline {
  readonly key: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly tags?: readonly string[];
  /** Files of its images; the second appears while a pointer is over its card. */
  readonly pictures: readonly string[];
  readonly excerpt: string;
  readonly text: readonly string[];
  /** Default `physical`. */
  readonly productType?: 'physical' | 'digital' | 'service' | 'gift card';
  /** What the seller of a service needs to know. */
  readonly formFields?: readonly FormField[];
  /** The files of a digital product. */
  readonly files?: readonly string[];
  readonly variants: readonly VariantNote[];
}

type VariantDraft = NonNullable<ItemDraft['product']>['variants'][number];

const variantOf = (kit: DemoKit, note: VariantNote): VariantDraft => ({
  id: kit.item(`variant ${note.sku}`),
  sku: note.sku,
  price: note.price,
  salePrice: note.salePrice ?? note.price,
  onSale: note.salePrice !== undefined,
  unlimited: note.stock === undefined,
  qtyInStock: note.stock ?? 0,
  optionValues: Object.entries(note.is ?? {}).map(([option, value]) => ({ option, value })),
  ...(note.grams === undefined ? {} : { weightGrams: note.grams }),
  ...(note.picture === undefined ? {} : { imageId: kit.asset(note.picture) }),
});

/** The item of the shop's collection, created from its short form. */
export const writeProduct = (kit: DemoKit, note: ProductOutline): DemoItem => ({
  key: note.key,
  collection: 'shop',
  recordType: contentItemType.STORE_ITEM,
  draft: {
    title: note.title,
    urlId: note.key,
    excerpt: note.excerpt,
    body: prose(...note.text),
    imageIds: note.pictures.map(kit.asset),
    author: '',
    categories: [...note.categories],
    tags: [...(note.tags ?? [])],
    workflowState: workflowState.PUBLISHED,
    publishAt: null,
    product: {
      productType: note.productType ?? 'physical',
      variants: note.variants.map((variant) => variantOf(kit, variant)),
      ...(note.formFields === undefined ? {} : { formFields: [...note.formFields] }),
    },
  },
  ...(note.files === undefined ? {} : { files: note.files }),
});
