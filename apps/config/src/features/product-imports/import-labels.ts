import type { ProductImport, ProductImportState } from '@sitewright/contracts/api';
import type { CsvDelimiter, CsvFormat } from '@sitewright/contracts/entities';
import { productText } from '../../texts/product-text.ts';

const formatKeys = {
  sitewright: 'products.formatSitewright',
  shopify: 'products.formatShopify',
  squarespace: 'products.formatSquarespace',
  other: 'products.formatOther',
} as const satisfies Record<CsvFormat, string>;

export const formatLabel = (format: CsvFormat): string => productText(formatKeys[format]);

const delimiterKeys = {
  ',': 'products.comma',
  ';': 'products.semicolon',
  '\t': 'products.tab',
} as const satisfies Record<CsvDelimiter, string>;

export const delimiterLabel = (delimiter: CsvDelimiter): string =>
  productText(delimiterKeys[delimiter]);

const stateKeys = {
  uploaded: 'products.importUploaded',
  checked: 'products.importChecked',
  running: 'products.importing',
  done: 'products.imported',
  failed: 'products.nothingImported',
  undoing: 'products.undoing',
  undone: 'products.undone',
} as const satisfies Record<ProductImportState, string>;

export const stateLabel = (state: ProductImportState): string => productText(stateKeys[state]);

export const stateTones = {
  uploaded: 'quiet',
  checked: 'quiet',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  undoing: 'accent',
  undone: 'quiet',
} as const satisfies Record<ProductImportState, string>;

type Outcome = keyof ProductImport['counts'];

const outcomeKeys = {
  created: 'products.outcomeNew',
  updated: 'products.outcomeUpdate',
  unchanged: 'products.outcomeUnchanged',
  invalid: 'products.error',
} as const satisfies Record<Outcome, string>;

export const outcomeLabel = (outcome: Outcome): string => productText(outcomeKeys[outcome]);

export const outcomeTones = {
  created: 'success',
  updated: 'accent',
  unchanged: 'quiet',
  invalid: 'danger',
} as const satisfies Record<Outcome, string>;
