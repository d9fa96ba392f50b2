import type { CsvMapping, CsvRowError } from '@sitewright/contracts/entities';
import type { CsvProduct } from './csv-product.ts';
import { groupRows, type RowGroup } from './group-rows.ts';
import type { CsvTable } from './parse-csv.ts';
import { readProduct } from './read-product.ts';
import type { CsvUnits } from './read-variant.ts';
import { createRowReader, type RowReader } from './row-reader.ts';

/** A product of a file with the errors of its rows. With errors, it cannot be imported. */
export interface ReadProduct {
  readonly product: CsvProduct;
  readonly errors: readonly CsvRowError[];
}

function findLongRows(rows: RowGroup, reader: RowReader, { titles, delimiter }: CsvTable): void {
  const delimiterName = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[delimiter];
  for (const row of rows)
    if (row.cells.slice(titles.length).some((cell) => cell.trim() !== ''))
      reader.addError(
        row,
        null,
        `This row has more cells than there are columns. Put texts that contain ${delimiterName} in quotation marks.`,
      );
}

function findRepeatedVariants(
  { variants }: CsvProduct,
  skuRows: Map<string, number>,
): CsvRowError[] {
  const errors: CsvRowError[] = [];
  const positions = new Map<string, number>();
  for (const { row, sku = '', optionValues } of variants) {
    const position = JSON.stringify(optionValues.map(({ option, value }) => [option, value]));
    const before = positions.get(position);
    if (before !== undefined) {
      const name = optionValues.map(({ value }) => value).join(', ');
      const text =
        name === ''
          ? `Row ${before} has the same product. Give each row its own option values, or remove one.`
          : `Row ${before} has the variant “${name}” too. Change one of them, or remove it.`;
      errors.push({ row, column: null, text });
    } else positions.set(position, row);
    const holder = sku === '' ? undefined : skuRows.get(sku);
    if (holder !== undefined)
      errors.push({
        row,
        column: null,
        text: `Row ${holder} has the SKU ${sku} too. Each SKU can be used once.`,
      });
    else if (sku !== '') skuRows.set(sku, row);
  }
  return errors;
}

/** Reads all products of a table, in the order of their first rows. */
export function readProducts(table: CsvTable, mapping: CsvMapping, units: CsvUnits): ReadProduct[] {
  const groupReader = createRowReader(table, mapping);
  const skuRows = new Map<string, number>();
  return groupRows(table.rows, groupReader).map((rows) => {
    const reader = createRowReader(table, mapping);
    findLongRows(rows, reader, table);
    const product = readProduct(rows, reader, units);
    return { product, errors: [...reader.errors, ...findRepeatedVariants(product, skuRows)] };
  });
}
