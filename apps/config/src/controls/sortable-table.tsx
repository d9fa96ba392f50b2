import { GripVertical } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import {
  Button,
  Cell,
  CheckboxContext,
  Column as TableColumn,
  DropIndicator,
  Row as TableRow,
  Table,
  TableBody,
  TableHeader,
  useDragAndDrop,
} from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { CheckBox } from './check-box.tsx';
import styles from './data-table.module.css';
import { cellClass, SelectAll, type DataTableProps } from './data-table.tsx';
import { moveEntry } from './move-entry.ts';

/** Moves a row next to another one. Resolves once the list has the new order. */
export type MoveRow = (id: string, side: 'before' | 'after', anchorId: string) => Promise<unknown>;

/**
 * A table whose rows are sorted by drag and drop, or by keyboard (Enter on the grip, arrows, Enter). A narrow window has no
 * grips: the menus of rows move them as well.
 */
export function SortableTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  selectable,
  nameOf,
  onMove,
}: DataTableProps<Row> & {
  readonly nameOf: (row: Row) => string;
  readonly onMove: MoveRow;
}): ReactNode {
  // The order that is shown until the list has it.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const moves = useRef(0);
  const shown =
    order === null ? rows : rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

  async function move(id: string, side: 'before' | 'after', anchorId: string) {
    const ids = shown.map((row) => row.id);
    const from = ids.indexOf(id);
    const at = ids.indexOf(anchorId) + (side === 'after' ? 1 : 0);
    const to = at > from ? at - 1 : at;
    if (id === anchorId || to === from) return;
    const number = (moves.current += 1);
    setOrder(moveEntry(ids, from, to));
    await onMove(id, side, anchorId);
    if (moves.current === number) setOrder(null);
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.drop ?? ''} />
    ),
    onReorder({ keys, target }) {
      const [key] = keys;
      if (target.dropPosition !== 'on')
        void move(String(key), target.dropPosition, String(target.key));
    },
  });
  return (
    <Table aria-label={caption} className={styles.table ?? ''} dragAndDropHooks={dragAndDropHooks}>
      <TableHeader>
        <TableColumn className={classNames(styles.select, styles.grips)}>
          <span className={styles.unseen}>Order</span>
        </TableColumn>
        {selectable !== undefined && (
          <TableColumn className={styles.select ?? ''}>
            <OwnCheckBox>
              <SelectAll rows={rows} selection={selectable.selection} />
            </OwnCheckBox>
          </TableColumn>
        )}
        {columns.map((column, index) => (
          <TableColumn key={column.title} isRowHeader={index === 0} className={cellClass(column)}>
            {column.kind === 'actions' ? (
              <span className={styles.unseen}>{column.title}</span>
            ) : (
              column.title
            )}
          </TableColumn>
        ))}
      </TableHeader>
      <TableBody>
        {shown.map((row) => (
          <TableRow key={row.id} id={row.id} textValue={nameOf(row)}>
            <Cell className={classNames(styles.select, styles.grips)}>
              <Button slot="drag" className={styles.grip ?? ''} aria-label={`Move ${nameOf(row)}`}>
                <GripVertical size={14} aria-hidden="true" />
              </Button>
            </Cell>
            {selectable !== undefined && (
              <Cell className={styles.select ?? ''}>
                <OwnCheckBox>
                  <CheckBox
                    label={`Select ${selectable.nameOf(row)}`}
                    isLabelHidden
                    isSelected={selectable.selection.ids.has(row.id)}
                    onChange={(isSelected) => selectable.selection.set([row.id], isSelected)}
                  />
                </OwnCheckBox>
              </Cell>
            )}
            {columns.map((column) => (
              <Cell key={column.title} className={cellClass(column)}>
                {column.cell(row)}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Keeps a checkbox out of the selection of the table itself, which is not used. */
function OwnCheckBox({ children }: { readonly children: ReactNode }): ReactNode {
  return <CheckboxContext.Provider value={null}>{children}</CheckboxContext.Provider>;
}
