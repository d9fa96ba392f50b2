import type { ReactElement, ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './menu.module.css';

/** One item of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** A menu of actions that opens from its trigger. */
export function ActionMenu({
  label,
  actions,
  trigger,
}: {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly trigger: ReactElement;
}): ReactNode {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover ?? ''} offset={4}>
        <Menu aria-label={label} className={styles.menu ?? ''} items={actions}>
          {(action) => (
            <MenuItem
              id={action.id}
              textValue={action.label}
              className={classNames(styles.item, action.isDangerous && styles.danger)}
              isDisabled={action.isDisabled ?? false}
              onAction={action.run}
            >
              {action.icon}
              <span className={styles.text}>{action.label}</span>
              {action.shortcut !== undefined && <kbd className={styles.key}>{action.shortcut}</kbd>}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
