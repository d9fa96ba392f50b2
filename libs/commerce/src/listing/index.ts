export {
  listProducts,
  type ListedProduct,
  type ListedProducts,
  type ListedVariant,
  type ListingContext,
} from './list-products.ts';
export {
  narrowsProducts,
  optionParameter,
  priceCents,
  readPrice,
  readProductQuery,
  writeProductQuery,
} from './product-query.ts';
