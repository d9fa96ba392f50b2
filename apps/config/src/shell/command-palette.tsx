import type { ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  useFilter,
} from 'react-aria-components';
import menu from '../controls/menu.module.css';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { commandGroups, type Command } from './commands/command.ts';
import { isApple, useCommandList, useCommandRegistry } from './commands/commands-context.tsx';
import { keyLabel } from './commands/key-label.ts';
import styles from './command-palette.module.css';

const groupsOf = (commands: readonly Command[]) =>
  commandGroups
    .map((title) => ({
      title,
      commands: commands.filter(
        ({ group, isHiddenInPalette }) => group === title && !isHiddenInPalette,
      ),
    }))
    .filter((group) => group.commands.length > 0);

/** Finds any command by a few letters of its name. */
export function CommandPalette({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const registry = useCommandRegistry();
  const commands = useCommandList();
  const { contains } = useFilter({ sensitivity: 'base' });

  function run(id: string) {
    onClose();
    // Runs after the palette has returned the focus, because the command may move it.
    setTimeout(() => registry.run(id));
  }

  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Commands" className={styles.palette ?? ''}>
          <Autocomplete filter={contains}>
            <div className={styles.search}>
              <SearchField label="Search commands and pages" isFirst />
            </div>
            <ScrollRegion label="Found commands" className={styles.list}>
              <Menu
                aria-label="Commands"
                className={styles.menu ?? ''}
                items={groupsOf(commands)}
                onAction={(key) => run(String(key))}
                renderEmptyState={() => <p className={styles.empty}>Nothing matches.</p>}
              >
                {(group) => (
                  <MenuSection id={group.title}>
                    <Header className={menu.header ?? ''}>{group.title}</Header>
                    <Collection items={group.commands}>
                      {({ id, title, keywords, keys }) => (
                        <MenuItem
                          id={id}
                          textValue={`${title} ${keywords ?? ''}`}
                          className={menu.item ?? ''}
                        >
                          <span className={menu.words}>{title}</span>
                          {keys !== undefined && (
                            <kbd className={menu.key}>{keyLabel(keys, isApple())}</kbd>
                          )}
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </ScrollRegion>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
