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

const wordsOf = (commands: readonly Command[] = []): string =>
  commands.map(({ id, title, keys }) => [id, title, keys].join(' ')).join('\n');

/** Creates an empty registry. */
export function createCommandRegistry(): CommandRegistry {
  const offers = new Map<string, readonly Command[]>();
  const listeners = new Set<() => void>();
  let state: readonly Command[] = [];

  const all = () => new Map([...offers.values()].flat().map((command) => [command.id, command]));
  function changed() {
    state = [...all().values()];
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(owner, commands) {
      const before = wordsOf(offers.get(owner));
      offers.set(owner, commands);
      if (wordsOf(commands) !== before) changed();
    },
    withdraw(owner) {
      if (offers.delete(owner)) changed();
    },
    run(id) {
      const command = all().get(id);
      command?.run();
      return command !== undefined;
    },
  };
}
