import type { ReactNode } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { commandGroups } from './commands/command.ts';
import { isApple, useCommandList } from './commands/commands-context.tsx';
import { keyLabel } from './commands/key-label.ts';
import styles from './shortcut-sheet.module.css';

/** All keyboard shortcuts, generated from the registry of commands. */
export function ShortcutSheet({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const commands = useCommandList().filter(({ keys }) => keys !== undefined);
  return (
    <Dialog title="Keyboard shortcuts" size="medium" isOpen={isOpen} onClose={onClose}>
      <ScrollRegion label="Keys" className={styles.groups}>
        {commandGroups.map((title) => {
          const group = commands.filter((command) => command.group === title);
          if (group.length === 0) return null;
          return (
            <section key={title}>
              <h3>{title}</h3>
              <dl className={styles.list}>
                {group.map(({ id, title: name, keys = '' }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>
                      <kbd>{keyLabel(keys, isApple())}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </ScrollRegion>
    </Dialog>
  );
}
