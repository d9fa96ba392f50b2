import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './data-table.module.css';

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

/** For the link or button in a row's first cell, which makes the whole row clickable. */
export const rowLinkClass = styles.main ?? '';

/** For text that a narrow window shows below the first cell instead of in its own column. */
export const belowClass = styles.narrow ?? '';

/** A table. The caption is for screen readers; a visible heading is above it. */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
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

const cellClass = <Row,>({ kind = 'text', isWide = false }: Column<Row>): string =>
  classNames(kind !== 'text' && styles[kind], isWide && styles.wide);
