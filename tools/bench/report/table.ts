export type Cell = string | number;

/** The results of a bench. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** How it was measured and against what, in sentences. */
  readonly notes?: readonly string[];
  /** Exceeded budgets of bytes, in sentences. Times are never listed: they vary from run to run. */
  readonly errors?: readonly string[];
}

const formatCell = (cell: Cell) =>
  typeof cell === 'string'
    ? cell
    : cell.toLocaleString('en-US', { maximumFractionDigits: Math.abs(cell) < 10 ? 3 : 0 });

/** Formats a table as text: columns with numbers are aligned to the right, all others to the left. */
export function printTable({ title, columns, rows, notes = [], errors = [] }: Table): string {
  const texts = [columns, ...rows.map((row) => row.map(formatCell))];
  const widths = columns.map((_, index) =>
    Math.max(...texts.map((row) => row[index]?.length ?? 0)),
  );
  const isNumeric = columns.map((_, index) => rows.some((row) => typeof row[index] === 'number'));
  const lines = texts.map((row) =>
    row
      .map((text, index) =>
        isNumeric[index] === true
          ? text.padStart(widths[index] ?? 0)
          : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const [head = '', ...body] = lines;
  return [
    '',
    title,
    '',
    head,
    rule,
    ...body,
    ...notes.map((note) => `* ${note}`),
    ...errors.map((error) => `Over budget: ${error}`),
    '',
  ].join('\n');
}
