import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';
import type { Command } from './command.ts';
import type { CommandRegistry } from './create-command-registry.ts';
import { keyLabel } from './key-label.ts';

const CommandsContext = createContext<CommandRegistry | null>(null);

export const CommandsProvider = CommandsContext.Provider;

/** The registry of the application. */
export function useCommandRegistry(): CommandRegistry {
  const registry = use(CommandsContext);
  if (registry === null) throw new Error('There is no CommandsProvider above.');
  return registry;
}

/** Registers commands while the component is mounted. They may close over changing values. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useCommandRegistry();
  const owner = useId();
  useEffect(() => registry.offer(owner, commands));
  useEffect(() => () => registry.withdraw(owner), [registry, owner]);
}

/** All available commands. */
export function useCommandList(): readonly Command[] {
  const registry = useCommandRegistry();
  return useSyncExternalStore(registry.subscribe, registry.getState);
}

/** Whether shortcuts use Apple’s symbols. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How to run a command, and its shortcut; for buttons and their tooltips. */
export function useCommand(id: string): {
  readonly run: () => void;
  readonly shortcut?: string;
} {
  const registry = useCommandRegistry();
  const command = useCommandList().find((candidate) => candidate.id === id);
  const run = () => void registry.run(id);
  return command?.keys === undefined
    ? { run }
    : { run, shortcut: keyLabel(command.keys, isApple()) };
}
