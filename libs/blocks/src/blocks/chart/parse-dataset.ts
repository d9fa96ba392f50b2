import { truncateDataset } from '@sitewright/contracts/limits';
import { numberSigns, type NumberSigns } from './number-signs.ts';
import { splitLine } from './split-line.ts';

/** The dataset of a chart: rows by columns. A cell without a number is undefined. */
export interface Dataset {
  /** The heading of the row labels. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly (number | undefined)[];
  }[];
  /** Cells whose content is not a number; the chart ignores them. */
  readonly unread: readonly string[];
  /** Whether a row has fewer cells than there are columns, or an empty cell. */
  readonly isIncomplete: boolean;
}

/** Maximum rows and columns of a chart; the rest is ignored (CHART-03). The first column contains the labels. */
const datasetSize = { maxRows: 100, maxColumns: 20 };

/** Cell separators: tab when copied from a spreadsheet, semicolon or comma in CSV files. */
const separators = ['\t', ';', ','] as const;

/** Larger and smaller numbers are rejected, so that chart geometry stays exact. */
const [minSize, maxSize] = [1e-12, 1e15];

/** A cell without formatting: spaces and apostrophes, unit, typographic minus. */
const stripFormatting = (cell: string): string =>
  cell.replaceAll(/[\s\u00A0\u202F'’%\p{Sc}]/gu, '').replaceAll('\u2212', '-');

const mayBeNumber = (text: string): boolean => /^[-+]?\d[\d.,]*$/.test(text);

function toNumber(text: string, { decimal, group }: NumberSigns): number | undefined {
  const [integer = '', fraction, ...rest] = text.split(decimal);
  const isGrouped = integer.includes(group);
  const pattern = isGrouped ? /^[-+]?\d{1,3}([.,]\d{3})+$/ : /^[-+]?\d+$/;
  if (rest.length > 0 || !pattern.test(integer) || !/^\d+$/.test(fraction ?? '0')) return undefined;
  const value = Number(`${integer.replaceAll(group, '')}.${fraction ?? '0'}`);
  const size = Math.abs(value);
  return size === 0 || (size >= minSize && size <= maxSize) ? value : undefined;
}

/**
 * Parses a table from a spreadsheet: the first line names the columns, and the first cell of every other line is its
 * label. Ignores empty lines. The number format is that of the table's unambiguous numbers, otherwise the language's:
 * 1,240 is more than a thousand in English, and little more than one in German.
 *
 * @example
 * parseDataset('Year;Mugs\n2025;120') // heading 'Year', columns ['Mugs'], rows [{ label: '2025', values: [120] }]
 */
export function parseDataset(text: string, locale = 'en'): Dataset {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = separators.find((character) => lines[0]?.includes(character)) ?? ',';
  const cells = lines.map((line) => splitLine(line, separator));
  const [head = [], ...body] = cells;
  const { maxRows, maxColumns } = datasetSize;
  const [columns = []] = truncateDataset([head.slice(1)], datasetSize);
  const rows = truncateDataset(body, { maxRows, maxColumns: maxColumns + 1 });
  const textRows = rows.map(([label = '', ...values]) => ({
    label,
    cells: columns.map((_, index) => values[index] ?? ''),
  }));
  const numbers = textRows.flatMap((row) => row.cells.map(stripFormatting).filter(mayBeNumber));
  const signs = numberSigns(numbers, locale);
  const numberRows = textRows.map(({ label, cells: row }) => ({
    label,
    values: row.map((cell) => toNumber(stripFormatting(cell), signs)),
  }));
  return {
    isIncomplete: textRows.some(({ cells: row }) => row.includes('')),
    heading: head[0] ?? '',
    columns,
    rows: numberRows,
    unread: textRows.flatMap(({ cells: row }, index) =>
      row.filter((cell, column) => cell !== '' && numberRows[index]?.values[column] === undefined),
    ),
  };
}
