import { truncateDataset } from '@sitewright/contracts/limits';

/** Figures of a chart: rows by columns. A cell without a number is undefined. */
export interface Dataset {
  /** What the labels of the rows are. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly values: readonly (number | undefined)[];
  }[];
}

/** Rows and columns that a chart draws at most; what is more is left out (CHART-03). The first column holds the labels. */
const datasetSize = { maxRows: 100, maxColumns: 20 };

/** What stands between two cells: as spreadsheets copy it, or as they write it into files. */
const separators = ['\t', ';', ','] as const;

/** Nothing that is counted is larger or smaller, and drawings are reckoned exactly between the two. */
const [least, most] = [1e-12, 1e15];

/** A number as people write it: 1200, 1 200, 12.5 — and 12,5 where a comma does not part the cells. */
function toNumber(cell: string, separator: string): number | undefined {
  const digits = cell.replaceAll(/[\s\u00A0']/g, '');
  const text = separator === ',' ? digits : digits.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  const size = Math.abs(value);
  return size === 0 || (size >= least && size <= most) ? value : undefined;
}

/**
 * Reads a table as it comes out of a spreadsheet: the first line names the columns, the first cell of every
 * other line is its label. Empty lines are left out.
 *
 * @example
 * parseDataset('Year;Mugs\n2025;120') // heading 'Year', columns ['Mugs'], rows [{ label: '2025', values: [120] }]
 */
export function parseDataset(text: string): Dataset {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = separators.find((mark) => lines[0]?.includes(mark)) ?? ',';
  const cells = lines.map((line) => line.split(separator).map((cell) => cell.trim()));
  const [head = [], ...body] = cells;
  const { maxRows, maxColumns } = datasetSize;
  const [columns = []] = truncateDataset([head.slice(1)], datasetSize);
  const rows = truncateDataset(body, { maxRows, maxColumns: maxColumns + 1 });
  return {
    heading: head[0] ?? '',
    columns,
    rows: rows.map(([label = '', ...values]) => ({
      label,
      values: columns.map((_, index) => toNumber(values[index] ?? '', separator)),
    })),
  };
}
