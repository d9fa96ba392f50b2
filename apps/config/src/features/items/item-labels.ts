import { formatMinorUnits } from '../../format/amounts.ts';
import { workflowLabel } from './workflow-label.ts';

/** What the two texts of an item are called: products have a description, all other items have content. */
export const textLabels = (isProduct: boolean) =>
  isProduct
    ? ({ excerpt: 'Short description', body: 'Description' } as const)
    : ({ excerpt: 'Excerpt', body: 'Content' } as const);

/** The labels of an item's properties. */
export const itemLabels = (isProduct: boolean) => ({
  ...textLabels(isProduct),
  // Empty labels omit a step of a path: people see a text as a single value.
  content: '',
  urlId: 'URL slug',
  workflowState: 'Status',
  publishAt: 'Publish date',
  imageIds: 'Images',
  event: 'Event',
  startsAt: 'Starts',
  endsAt: 'Ends',
  allDay: 'All day',
  place: 'Location',
  address: 'Address',
  onlineUrl: 'Event URL',
  status: 'Event status',
  video: 'Video',
  source: 'Source',
  embed: 'URL or embed code',
  assetId: 'File',
  seo: 'SEO',
  noIndex: 'Hide from search engines',
  product: 'Price and stock',
  productType: 'Product type',
  variants: '',
  sku: 'SKU',
  qtyInStock: 'In stock',
  weightGrams: 'Weight in grams',
  optionValues: 'Options',
  options: 'Options',
  dimensions: 'Dimensions in millimeters',
  formFields: 'Questions for the customer',
  available: 'Available',
  continueSelling: 'Continue selling when out of stock',
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
