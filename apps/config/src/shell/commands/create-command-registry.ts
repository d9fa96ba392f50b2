import type { Command } from './command.ts';

/** Every command that can be run now. Palette, keys, tooltips and the sheet all read it, so none can drift. */
export interface CommandRegistry {
  getState(): readonly Command[];
  /** Hears when commands come, go or change their words; not when only what they do has changed. */
  subscribe(listener: () => void): () => void;
  /** Says which commands a part of the screen offers; a later part's command of the same id wins. */
  offer(owner: string, commands: readonly Command[]): void;
  /** Takes back what a part offered. */
  withdraw(owner: string): void;
  /** Runs a command as it is now; false when there is none of this id. */
  run(id: string): boolean;
}

const wordsOf = (commands: readonly Command[] = []): string =>
  commands.map(({ id, title, keys }) => [id, title, keys].join(' ')).join('\n');

/** Makes an empty registry. */
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
