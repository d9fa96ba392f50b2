export type { CsvProduct, CsvVariant } from './csv-product.ts';
export { recognizeFormat } from './formats.ts';
export { mergeProduct, type MergedProduct } from './merge-product.ts';
export type { FindImage } from './merge-variants.ts';
export { csvErrorText, type CsvError } from './csv-error.ts';
export { parseCsv, type CsvTable } from './parse-csv.ts';
export { readProducts, type ReadProduct } from './read-products.ts';
export type { CsvUnits } from './read-variant.ts';
export {
  csvProductLines,
  csvTitleLine,
  type ExportedProduct,
  type ExportParts,
} from './write-products.ts';
