import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import { CheckBox } from './check-box.tsx';
import styles from './data-table.module.css';
import { selectedOf, type RowSelection } from './row-selection.ts';

/** A column: its title and the content of its cells. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers align by their digits; actions align at the end of a row. Default `text`. */
  readonly kind?: 'text' | 'quiet' | 'number' | 'actions';
  /** Hidden where the window is narrow. */
  readonly isWide?: boolean;
  /** The accessible name of a cell whose content contains more than its name. */
  readonly nameOf?: (row: Row) => string;
}

/** Adds a first column with a checkbox per row. */
export interface SelectableRows<Row> {
  readonly selection: RowSelection;
  /** Names the row of a checkbox, such as `order 1042`. */
  readonly nameOf: (row: Row) => string;
}

/** For the link or button in a row's first cell, which makes the whole row clickable. */
export const rowLinkClass = styles.main ?? '';

/** For text that a narrow window shows below the first cell instead of in its own column. */
export const belowClass = styles.narrow ?? '';

export interface DataTableProps<Row extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly selectable?: SelectableRows<Row> | undefined;
}

/** A table. The caption is for screen readers; a visible heading is above it. */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  selectable,
}: DataTableProps<Row>): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          {selectable !== undefined && (
            <th scope="col" className={styles.select}>
              <SelectAll rows={rows} selection={selectable.selection} />
            </th>
          )}
          {columns.map((column) => (
            <th key={column.title} scope="col" className={cellClass(column)}>
              {column.kind === 'actions' ? (
                <span className={styles.unseen}>{column.title}</span>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {selectable !== undefined && (
              <td className={styles.select}>
                <CheckBox
                  label={`Select ${selectable.nameOf(row)}`}
                  isLabelHidden
                  isSelected={selectable.selection.ids.has(row.id)}
                  onChange={(isSelected) => selectable.selection.set([row.id], isSelected)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.title}
                className={cellClass(column)}
                aria-label={column.nameOf?.(row)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The class of a column's cells. */
export const cellClass = <Row,>({ kind = 'text', isWide = false }: Column<Row>): string =>
  classNames(kind !== 'text' && styles[kind], isWide && styles.wide);

/** Selects all rows that the table shows. */
export function SelectAll({
  rows,
  selection,
}: {
  readonly rows: readonly { readonly id: string }[];
  readonly selection: RowSelection;
}): ReactNode {
  const count = selectedOf(selection, rows).length;
  return (
    <CheckBox
      label="Select all"
      isLabelHidden
      isSelected={count > 0 && count === rows.length}
      isIndeterminate={count > 0 && count < rows.length}
      onChange={(isSelected) =>
        selection.set(
          rows.map(({ id }) => id),
          isSelected,
        )
      }
    />
  );
}
