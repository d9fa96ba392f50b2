import type { Command } from './command.ts';

/** Every command that can be run now. Palette, keys, tooltips and the sheet all read it, so none can drift. */
export interface CommandRegistry {
  getState(): readonly Command[];
  subscribe(listener: () => void): () => void;
  /** Adds commands; one of the same id takes the place of an older one until it is taken back. */
  register(commands: readonly Command[]): () => void;
  /** Runs a command; false when there is none of this id. */
  run(id: string): boolean;
}

/** Makes an empty registry. */
export function createCommandRegistry(): CommandRegistry {
  let groups: readonly (readonly Command[])[] = [];
  let state: readonly Command[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly (readonly Command[])[]) {
    groups = next;
    const byId = new Map(groups.flat().map((command) => [command.id, command]));
    state = [...byId.values()];
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register(commands) {
      change([...groups, commands]);
      return () => change(groups.filter((group) => group !== commands));
    },
    run(id) {
      const command = state.find((one) => one.id === id);
      command?.run();
      return command !== undefined;
    },
  };
}
