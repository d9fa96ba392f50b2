/** Why a text is no table. */
export type CsvError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'noRows' }
  | { readonly kind: 'tooManyRows'; readonly max: number }
  | { readonly kind: 'tooManyColumns'; readonly max: number }
  | { readonly kind: 'longTitle'; readonly column: number; readonly max: number }
  | { readonly kind: 'brokenQuote'; readonly row: number };

/** Why a file cannot be read, in a sentence for its owner. */
export function csvErrorText(error: CsvError): string {
  switch (error.kind) {
    case 'empty':
      return 'This file is empty. Choose a CSV file with column titles in its first row.';
    case 'noRows':
      return 'This file has column titles, but no rows below them.';
    case 'tooManyRows':
      return `This file has more than ${error.max.toLocaleString('en')} rows. Split it into smaller files, and import one after the other.`;
    case 'tooManyColumns':
      return `This file has more than ${error.max} columns. Remove the columns that you do not need.`;
    case 'longTitle':
      return `The title of column ${error.column} has more than ${error.max} characters. Put the column titles into the first row.`;
    case 'brokenQuote':
      return `Row ${error.row.toLocaleString('en')} has a quotation mark that does not match. Check the quotation marks in this row and the one before, then choose the file again.`;
  }
}
