export type Cell = string | number;

/** What a bench found, for people and for machines. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What it was measured against and how, in sentences. */
  readonly notes?: readonly string[];
  /** What is over a budget of bytes, in sentences: those are the same in every run. */
  readonly errors?: readonly string[];
}

const textOf = (cell: Cell) =>
  typeof cell === 'string'
    ? cell
    : cell.toLocaleString('en-US', { maximumFractionDigits: Math.abs(cell) < 10 ? 3 : 0 });

/** A table as lines of text: the first column begins at the left, numbers end at the right. */
export function printTable({ title, columns, rows, notes = [], errors = [] }: Table): string {
  const texts = [columns, ...rows.map((row) => row.map(textOf))];
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
