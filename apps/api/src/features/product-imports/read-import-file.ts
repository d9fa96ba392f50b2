import { csvErrorText, parseCsv, recognizeFormat } from '@sitewright/commerce/product-csv';
import type { ProductImport } from '@sitewright/contracts/api';
import type { CsvMapping } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { decodeCsv } from './decode-csv.ts';

/** The limits of a products file, which bound the memory of an import. */
export const importLimits = { bytes: 15_000_000, rows: 20_000 } as const;

const sampleCount = 3;
const sampleLength = 80;

/** A readable file, before its columns are mapped. */
export interface ImportFile {
  readonly content: string;
  readonly file: ProductImport['file'];
  readonly mapping: CsvMapping;
}

const fileError = (text: string): ErrorResult => err('invalidRequest', { errors: { file: text } });

/** Reads a file: detects its encoding, its delimiter and the shop that it is from. */
export function readImportFile(bytes: Uint8Array): ImportFile | ErrorResult {
  // Spreadsheet files are ZIP archives or OLE documents.
  const start = String.fromCodePoint(...bytes.subarray(0, 4));
  if (start.startsWith('PK') || start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return fileError('This is a spreadsheet. Save it as CSV (UTF-8) and choose the new file.');
  const { text, encoding } = decodeCsv(bytes);
  const { table, error } = parseCsv(text, importLimits.rows);
  if (error !== undefined) return fileError(csvErrorText(error));
  const valuesOf = (index: number) =>
    table.rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
  const { format, mapping } = recognizeFormat(table.titles, valuesOf);
  const columns = table.titles.map((title, index) => ({
    title,
    samples: valuesOf(index)
      .slice(0, sampleCount)
      .map((cell) => cell.slice(0, sampleLength).toWellFormed()),
  }));
  return {
    content: text,
    file: { format, encoding, delimiter: table.delimiter, rowCount: table.rows.length, columns },
    mapping,
  };
}
