import { ArrowDown, ArrowUp, GripVertical, Settings2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { ActionMenu } from './action-menu.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './entry-list.module.css';
import { moveEntry } from './move-entry.ts';

/** Sortable entries: by drag and drop, by keyboard (Enter on the grip, arrows, Enter) or by each entry's menu. */
export function EntryList<Entry>({
  label,
  entries,
  labelOf,
  pictures,
  onChange,
  onOpen,
}: {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly labelOf: (entry: Entry, index: number) => string;
  /** One per entry, in their order. */
  readonly pictures?: readonly ReactNode[];
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly onOpen: (index: number) => void;
}): ReactNode {
  const rows = entries.map((entry, index) => ({ id: index, label: labelOf(entry, index) }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.drop ?? ''} />
    ),
    onReorder({ keys, target }) {
      const from = Number([...keys][0]);
      const insertAt = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      onChange(moveEntry(entries, from, insertAt > from ? insertAt - 1 : insertAt));
    },
  });
  return (
    <GridList
      aria-label={label}
      className={styles.list ?? ''}
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(Number(key))}
    >
      {(row) => (
        <GridListItem id={row.id} textValue={row.label} className={styles.item ?? ''}>
          <Button slot="drag" className={styles.grip ?? ''} aria-label={`Move ${row.label}`}>
            <GripVertical size={14} aria-hidden="true" />
          </Button>
          {pictures !== undefined && <span className={styles.small}>{pictures[row.id]}</span>}
          <span className={styles.name}>{row.label}</span>
          <ActionMenu
            label={row.label}
            trigger={
              <IconButton label={`Actions for ${row.label}`} size="small">
                <Settings2 aria-hidden="true" />
              </IconButton>
            }
            actions={[
              {
                id: 'up',
                label: 'Move up',
                icon: <ArrowUp aria-hidden="true" />,
                isDisabled: row.id === 0,
                run: () => onChange(moveEntry(entries, row.id, row.id - 1)),
              },
              {
                id: 'down',
                label: 'Move down',
                icon: <ArrowDown aria-hidden="true" />,
                isDisabled: row.id === entries.length - 1,
                run: () => onChange(moveEntry(entries, row.id, row.id + 1)),
              },
              {
                id: 'remove',
                label: 'Remove',
                icon: <Trash2 aria-hidden="true" />,
                isDangerous: true,
                run: () => onChange(entries.toSpliced(row.id, 1)),
              },
            ]}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
