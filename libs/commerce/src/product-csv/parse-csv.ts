import { csvDelimiters, type CsvDelimiter } from '@sitewright/contracts/entities';
import Papa from 'papaparse';
import type { CsvError } from './csv-error.ts';
import { findTextError } from './find-text-error.ts';

/** A row with content. */
export interface CsvRow {
  /** As spreadsheets number it: the column titles are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly delimiter: CsvDelimiter;
  readonly titles: readonly string[];
  readonly rows: readonly CsvRow[];
}

export type ParsedCsv =
  | { readonly table: CsvTable; readonly error?: never }
  | { readonly error: CsvError; readonly table?: never };

const maxColumns = 300;

/** Errors repeat the title of their column. */
const maxTitleLength = 200;

function findTitleError(titles: readonly string[]): CsvError | null {
  if (titles.length > maxColumns) return { kind: 'tooManyColumns', max: maxColumns };
  const long = titles.findIndex((title) => title.length > maxTitleLength);
  return long === -1 ? null : { kind: 'longTitle', column: long + 1, max: maxTitleLength };
}

/** The part of a text in which the column titles are. */
const probedLength = 100_000;

/** Spreadsheets write the separator into a first line of its own. */
const separatorLine = /^sep=([,;\t])\n/i;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function firstRow(text: string, delimiter: CsvDelimiter): readonly string[] {
  let cells: readonly string[] = [];
  Papa.parse(text.slice(0, probedLength), {
    delimiter,
    newline: '\n',
    preview: 1,
    step: ({ data }) => {
      cells = data;
    },
  });
  return cells;
}

/** The delimiter that divides the column titles most. */
function detectDelimiter(text: string): CsvDelimiter {
  const counted = csvDelimiters.map((delimiter) => ({
    delimiter,
    count: firstRow(text, delimiter).filter((cell) => cell.trim() !== '').length,
  }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

/**
 * Parses delimiter-separated text whose first row has the column titles. Detects comma, semicolon and tab, and skips
 * blank rows. Stops at the first broken quote and after `maxRows` rows, so that its time and its memory are limited.
 */
export function parseCsv(text: string, maxRows: number): ParsedCsv {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const separator = separatorLine.exec(lines);
  const body = separator === null ? lines : lines.slice(separator[0].length);
  const delimiter = (separator?.[1] as CsvDelimiter | undefined) ?? detectDelimiter(body);
  let number = separator === null ? 0 : 1;
  const textError = findTextError(body, delimiter, { maxRows, maxColumns });
  if (textError !== null)
    return {
      error:
        textError.kind === 'brokenQuote'
          ? { ...textError, row: textError.row + number }
          : textError,
    };
  let titles: readonly string[] | null = null;
  let error: CsvError | null = null;
  const rows: CsvRow[] = [];
  Papa.parse(body, {
    delimiter,
    newline: '\n',
    step({ data, errors }, parser) {
      number += 1;
      if (errors.some(({ type }) => type === 'Quotes'))
        error = { kind: 'brokenQuote', row: number };
      else if (isBlank(data)) return;
      else if (titles === null) {
        titles = data.map((title) => title.trim());
        error = findTitleError(titles);
      } else if (rows.length === maxRows) error = { kind: 'tooManyRows', max: maxRows };
      else rows.push({ number, cells: data });
      if (error !== null) parser.abort();
    },
  });
  if (error !== null) return { error };
  if (titles === null) return { error: { kind: 'empty' } };
  if (rows.length === 0) return { error: { kind: 'noRows' } };
  return { table: { delimiter, titles, rows } };
}
