import { useState, type ReactNode } from 'react';
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
} from 'react-aria-components';
import menu from '../controls/menu.module.css';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { commandGroups, type Command } from './commands/command.ts';
import { isApple, useCommandList, useCommandRegistry } from './commands/commands-context.tsx';
import { keyLabel } from './commands/key-label.ts';
import { rankCommands } from './commands/rank-commands.ts';
import styles from './command-palette.module.css';

/** The commands that a query finds, in groups; the group with the best match is first. */
function groupsOf(commands: readonly Command[], query: string) {
  const found = rankCommands(
    commands.filter(({ isHiddenInPalette }) => isHiddenInPalette !== true),
    query,
  );
  const titles = query.trim() === '' ? commandGroups : new Set(found.map(({ group }) => group));
  return [...titles]
    .map((title) => ({ title, commands: found.filter(({ group }) => group === title) }))
    .filter((group) => group.commands.length > 0);
}

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
  const [query, setQuery] = useState('');

  function close() {
    setQuery('');
    onClose();
  }

  function run(id: string) {
    close();
    // Runs after the palette has returned the focus, because the command may move it.
    setTimeout(() => registry.run(id));
  }

  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label="Commands" className={styles.palette ?? ''}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <div className={styles.search}>
              <SearchField label="Search commands and pages" isFirst />
            </div>
            <ScrollRegion label="Found commands" className={styles.list}>
              <Menu
                aria-label="Commands"
                className={styles.menu ?? ''}
                items={groupsOf(commands, query)}
                onAction={(key) => run(String(key))}
                renderEmptyState={() => <p className={styles.empty}>Nothing matches.</p>}
              >
                {(group) => (
                  <MenuSection id={group.title}>
                    <Header className={menu.header ?? ''}>{group.title}</Header>
                    <Collection items={group.commands}>
                      {({ id, title, keys }) => (
                        <MenuItem id={id} textValue={title} className={menu.item ?? ''}>
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
