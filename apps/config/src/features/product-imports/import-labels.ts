import type { ProductImport, ProductImportState } from '@sitewright/contracts/api';
import type { CsvDelimiter, CsvFormat } from '@sitewright/contracts/entities';

export const formatLabels: Readonly<Record<CsvFormat, string>> = {
  sitewright: 'Sitewright export',
  shopify: 'Shopify export',
  squarespace: 'Squarespace export',
  other: 'CSV file',
};

export const delimiterLabels: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
};

export const stateLabels: Readonly<Record<ProductImportState, string>> = {
  uploaded: 'Uploaded',
  checked: 'Checked',
  running: 'Importing',
  done: 'Imported',
  failed: 'Nothing imported',
  undoing: 'Undoing',
  undone: 'Undone',
};

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

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  created: 'New',
  updated: 'Update',
  unchanged: 'No change',
  invalid: 'Error',
};

export const outcomeTones = {
  created: 'success',
  updated: 'accent',
  unchanged: 'quiet',
  invalid: 'danger',
} as const satisfies Record<Outcome, string>;

/** A number of products: `1 product`. */
export const productCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;
