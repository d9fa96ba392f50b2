import type { CsvField, CsvMapping, CsvRowError } from '@sitewright/contracts/entities';
import type { CellValue } from './cell-values.ts';
import { removeFormulaGuard } from './formula-guard.ts';
import type { CsvRow, CsvTable } from './parse-csv.ts';

/** Reads cells by field, and collects their errors. */
export interface RowReader {
  readonly hasColumn: (field: CsvField) => boolean;
  /** The text of a cell; undefined without a column. */
  readonly text: (row: CsvRow, field: CsvField) => string | undefined;
  /** The text of a cell as one trimmed line; empty without a column. */
  readonly word: (row: CsvRow, field: CsvField) => string;
  /** The parsed value of a cell; undefined if it is empty, has no column or has an error, which is recorded. */
  readonly value: <Value>(
    row: CsvRow,
    field: CsvField,
    parse: (cell: string) => CellValue<Value>,
  ) => Value | undefined;
  readonly addError: (row: CsvRow, field: CsvField | null, text: string) => void;
  readonly errors: readonly CsvRowError[];
}

/** Line breaks and other control characters, which no single-line value has. */
// oxlint-disable-next-line no-control-regex -- control characters are what this replaces
const controls = /[\u0000-\u001f\u007f]+/g;

/** Creates a reader of a table whose columns have these fields. */
export function createRowReader(
  { titles }: Pick<CsvTable, 'titles'>,
  mapping: CsvMapping,
): RowReader {
  const columns = new Map<CsvField, number>();
  for (const [index, field] of mapping.entries())
    if (field !== null && !columns.has(field)) columns.set(field, index);
  const errors: CsvRowError[] = [];

  function text(row: CsvRow, field: CsvField): string | undefined {
    const column = columns.get(field);
    return column === undefined ? undefined : removeFormulaGuard(row.cells[column] ?? '');
  }
  function addError(row: CsvRow, field: CsvField | null, message: string) {
    const column = field === null ? undefined : columns.get(field);
    errors.push({
      row: row.number,
      column: column === undefined ? null : (titles[column] ?? null),
      text: message,
    });
  }
  const word = (row: CsvRow, field: CsvField) =>
    (text(row, field) ?? '').replaceAll(controls, ' ').trim();
  return {
    hasColumn: (field) => columns.has(field),
    text,
    word,
    value(row, field, parse) {
      const cell = word(row, field);
      if (cell === '') return undefined;
      const { value, error } = parse(cell);
      if (error !== undefined) addError(row, field, error);
      return value;
    },
    addError,
    errors,
  };
}
