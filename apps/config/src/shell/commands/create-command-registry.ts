import type { Command } from './command.ts';

/** All available commands. Palette, shortcuts, tooltips and the shortcut sheet read it, so they always agree. */
export interface CommandRegistry {
  getState(): readonly Command[];
  /** Called when commands are added, removed or relabeled; not when only their actions change. */
  subscribe(listener: () => void): () => void;
  /** Registers the commands of a part of the screen; a later part's command of the same id wins. */
  offer(owner: string, commands: readonly Command[]): void;
  /** Unregisters the commands of a part. */
  withdraw(owner: string): void;
  /** Runs a command; false if there is none with this id. */
  run(id: string): boolean;
}

const labelsOf = (commands: readonly Command[] = []): string =>
  commands.map(({ id, title, keys }) => [id, title, keys].join(' ')).join('\n');

/** Creates an empty registry. */
export function createCommandRegistry(): CommandRegistry {
  const commandsByOwner = new Map<string, readonly Command[]>();
  const listeners = new Set<() => void>();
  let state: readonly Command[] = [];

  const commandsById = () =>
    new Map([...commandsByOwner.values()].flat().map((command) => [command.id, command]));
  function update() {
    state = [...commandsById().values()];
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(owner, commands) {
      const previous = labelsOf(commandsByOwner.get(owner));
      commandsByOwner.set(owner, commands);
      if (labelsOf(commands) !== previous) update();
    },
    withdraw(owner) {
      if (commandsByOwner.delete(owner)) update();
    },
    run(id) {
      const command = commandsById().get(id);
      command?.run();
      return command !== undefined;
    },
  };
}
