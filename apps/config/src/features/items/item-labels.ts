import { formatMinorUnits } from '../../format/amounts.ts';
import { workflowLabel } from './workflow-label.ts';

/** The labels of an item's members. */
export const itemLabels = {
  excerpt: 'In one sentence',
  body: 'Text',
  // A text is a single value to people.
  content: '',
  urlId: 'Address',
  workflowState: 'State',
  publishAt: 'Visible from',
  imageIds: 'Pictures',
  event: 'When and where',
  startsAt: 'Starts',
  endsAt: 'Ends',
  allDay: 'Whole days',
  place: 'Place',
  address: 'Street and town',
  onlineUrl: 'Address online',
  status: 'Does it take place?',
  video: 'Video',
  source: 'Where it is',
  embed: 'Address or embed code',
  assetId: 'File',
  product: 'Price and stock',
  productType: 'Kind of product',
  variants: '',
  sku: 'SKU',
  qtyInStock: 'In stock',
  weightGrams: 'Weight in grams',
  optionValues: 'Options',
} as const;

/** Displays a member whose stored value is not readable, such as prices and states. */
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
