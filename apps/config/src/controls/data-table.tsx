import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './data-table.module.css';

/** One column: what it is called, and what stands in it for a row. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand below each other by their digits; what is done with a row stands at its end. Default `text`. */
  readonly kind?: 'text' | 'quiet' | 'number' | 'actions';
  /** Leaves where the window is narrow. */
  readonly isWide?: boolean;
  /** What a cell is called when its content says more than its name. */
  readonly nameOf?: (row: Row) => string;
}

/** Of the link or button in a row's first cell: it is the row's main thing, and the whole row leads there. */
export const rowLinkClass = styles.main ?? '';

/** Of what a narrow window shows below the first words of a row instead of in a column of its own. */
export const belowClass = styles.narrow ?? '';

/** Rows below the names of their columns. The caption is read out and not shown: a heading stands above. */
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
