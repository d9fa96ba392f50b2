import { truncateDataset } from '@sitewright/contracts/limits';
import { numberSigns, type NumberSigns } from './number-signs.ts';
import { splitLine } from './split-line.ts';

/** Figures of a chart: rows by columns. A cell without a number is undefined. */
export interface Dataset {
  /** What the labels of the rows are. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly (number | undefined)[];
  }[];
  /** Cells that hold something else than a number: nothing is drawn of them. */
  readonly unread: readonly string[];
  /** Whether a row has fewer cells than there are columns, or an empty one. */
  readonly isIncomplete: boolean;
}

/** Rows and columns that a chart draws at most; what is more is left out (CHART-03). The first column holds the labels. */
const datasetSize = { maxRows: 100, maxColumns: 20 };

/** What stands between two cells: as spreadsheets copy it, or as they write it into files. */
const separators = ['\t', ';', ','] as const;

/** No count is larger or smaller, and within this range drawings are calculated exactly. */
const [least, most] = [1e-12, 1e15];

/** A cell without what people write around a number: spaces and apostrophes within it, what it is of, a real minus. */
const bare = (cell: string): string =>
  cell.replaceAll(/[\s\u00A0\u202F'’%\p{Sc}]/gu, '').replaceAll('\u2212', '-');

const mayBeNumber = (text: string): boolean => /^[-+]?\d[\d.,]*$/.test(text);

function toNumber(text: string, { decimal, group }: NumberSigns): number | undefined {
  const [whole = '', parts, ...more] = text.split(decimal);
  const isGrouped = whole.includes(group);
  const form = isGrouped ? /^[-+]?\d{1,3}([.,]\d{3})+$/ : /^[-+]?\d+$/;
  if (more.length > 0 || !form.test(whole) || !/^\d+$/.test(parts ?? '0')) return undefined;
  const value = Number(`${whole.replaceAll(group, '')}.${parts ?? '0'}`);
  const size = Math.abs(value);
  return size === 0 || (size >= least && size <= most) ? value : undefined;
}

/**
 * Reads a table as it comes out of a spreadsheet: the first line names the columns, the first cell of every
 * other line is its label. Empty lines are left out. Numbers are written as the table itself tells, else as the
 * language does: 1,240 is a thousand in English, and little more than one in German.
 *
 * @example
 * parseDataset('Year;Mugs\n2025;120') // heading 'Year', columns ['Mugs'], rows [{ label: '2025', values: [120] }]
 */
export function parseDataset(text: string, locale = 'en'): Dataset {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = separators.find((mark) => lines[0]?.includes(mark)) ?? ',';
  const cells = lines.map((line) => splitLine(line, separator));
  const [head = [], ...body] = cells;
  const { maxRows, maxColumns } = datasetSize;
  const [columns = []] = truncateDataset([head.slice(1)], datasetSize);
  const rows = truncateDataset(body, { maxRows, maxColumns: maxColumns + 1 });
  const written = rows.map(([label = '', ...values]) => ({
    label,
    cells: columns.map((_, index) => values[index] ?? ''),
  }));
  const numbers = written.flatMap((row) => row.cells.map(bare).filter(mayBeNumber));
  const signs = numberSigns(numbers, locale);
  const read = written.map(({ label, cells: row }) => ({
    label,
    values: row.map((cell) => toNumber(bare(cell), signs)),
  }));
  return {
    isIncomplete: written.some(({ cells: row }) => row.includes('')),
    heading: head[0] ?? '',
    columns,
    rows: read,
    unread: written.flatMap(({ cells: row }, index) =>
      row.filter((cell, column) => cell !== '' && read[index]?.values[column] === undefined),
    ),
  };
}
