/** What the parts of an item are called where they are edited. */
export const itemWords = {
  excerpt: 'In one sentence',
  body: 'Text',
  // A text is one thing to people.
  content: '',
  urlId: 'Address',
  workflowState: 'State',
  publishAt: 'Visible from',
  imageIds: 'Pictures',
  product: 'Price and stock',
  productType: 'Kind of product',
  variants: '',
  sku: 'SKU',
  qtyInStock: 'In stock',
  optionValues: 'Options',
} as const;
