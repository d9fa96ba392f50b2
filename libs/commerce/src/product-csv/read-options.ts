import { maxOptions, type ProductVariant } from '@sitewright/contracts/entities';
import { parseCsvList } from './csv-list.ts';
import type { RowGroup } from './group-rows.ts';
import type { CsvRow } from './parse-csv.ts';
import type { RowReader } from './row-reader.ts';

/** An option of a product, with the names that its rows use. */
export interface ReadOption {
  readonly number: number;
  readonly name: string;
  /** The values that the file lists, in their order. */
  readonly listed: readonly string[];
}

/** Shopify's name and value for products without options. */
const isDefaultTitle = (name: string, value: string): boolean =>
  name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';

/** The options of a product, by the first row that names each. */
export function readOptions(rows: RowGroup, reader: RowReader): ReadOption[] {
  return Array.from({ length: maxOptions }, (_, index) => index + 1).flatMap((number) => {
    const naming = rows.find((row) => reader.word(row, `option${number}Name`) !== '');
    if (naming === undefined) return [];
    const name = reader.word(naming, `option${number}Name`);
    if (isDefaultTitle(name, reader.word(naming, `option${number}Value`))) return [];
    if (name.length > 50)
      reader.addError(
        naming,
        `option${number}Name`,
        'The name of an option has 50 characters at most.',
      );
    const listed = parseCsvList(reader.word(naming, `option${number}Values`));
    return [{ number, name, listed }];
  });
}

/** Whether a row has a variant, and not only another image of its product. */
export const hasVariant = (row: CsvRow, reader: RowReader): boolean =>
  ['sku', 'price', 'option1Value', 'option2Value', 'option3Value'].some(
    (field) => reader.word(row, field as 'sku') !== '',
  );

/** The option values of a row's variant. */
export function readOptionValues(
  row: CsvRow,
  options: readonly ReadOption[],
  reader: RowReader,
): ProductVariant['optionValues'] {
  for (let number = 1; number <= maxOptions; number += 1) {
    const isNamed = options.some((option) => option.number === number);
    const value = reader.word(row, `option${number}Value`);
    if (!isNamed && value !== '' && value.toLowerCase() !== 'default title')
      reader.addError(
        row,
        `option${number}Value`,
        `The option with the value “${value}” has no name.`,
      );
  }
  return options.flatMap(({ number, name }) => {
    const value = reader.word(row, `option${number}Value`);
    if (value === '')
      reader.addError(row, `option${number}Value`, `The option “${name}” needs a value.`);
    else if (value.length > 100)
      reader.addError(
        row,
        `option${number}Value`,
        'The value of an option has 100 characters at most.',
      );
    return value === '' ? [] : [{ option: name, value }];
  });
}
