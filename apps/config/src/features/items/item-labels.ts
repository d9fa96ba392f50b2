import { formatMinorUnits } from '../../format/amounts.ts';
import { productText } from '../../texts/product-text.ts';
import { workflowLabel } from './workflow-label.ts';

/** What the two texts of an item are called: products have a description, all other items have content. */
export const textLabels = (isProduct: boolean) =>
  isProduct
    ? {
        excerpt: productText('products.shortDescription'),
        body: productText('products.description'),
      }
    : { excerpt: productText('products.excerpt'), body: productText('products.body') };

/** The labels of an item's properties. */
export const itemLabels = (isProduct: boolean) => ({
  ...textLabels(isProduct),
  // Empty labels omit a step of a path: people see a text as a single value.
  content: '',
  urlId: productText('products.urlSlug'),
  workflowState: productText('products.status'),
  publishAt: productText('products.publishDate'),
  imageIds: productText('products.images'),
  event: productText('products.event'),
  startsAt: productText('products.starts'),
  endsAt: productText('products.ends'),
  allDay: productText('products.allDay'),
  place: productText('products.location'),
  address: productText('products.address'),
  onlineUrl: productText('products.eventUrl'),
  status: productText('products.eventStatus'),
  video: productText('products.video'),
  source: productText('products.source'),
  embed: productText('products.embedCode'),
  assetId: productText('products.file'),
  seo: productText('products.seo'),
  noIndex: productText('products.hideFromSearch'),
  product: productText('products.priceAndStock'),
  productType: productText('products.productType'),
  variants: '',
  sku: productText('products.sku'),
  qtyInStock: productText('products.inStock'),
  weightGrams: productText('products.weightInGrams'),
  optionValues: productText('products.options'),
  options: productText('products.options'),
  dimensions: productText('products.dimensionsInMm'),
  formFields: productText('products.questions'),
  available: productText('products.available'),
  continueSelling: productText('products.continueSelling'),
});

/** Formats a property whose stored value is not readable, such as a price or a state; undefined for others. */
export function itemValueLabels(
  member: string,
  value: unknown,
  { currency, isProduct }: { readonly currency: string; readonly isProduct: boolean },
): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (member === 'workflowState') return workflowLabel(value, isProduct).label;
  if (member !== 'price' && member !== 'salePrice') return undefined;
  return Number.isNaN(value) ? undefined : formatMinorUnits(value, currency);
}
