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

/** Offers commands as long as the component is on the screen. They may close over what changes. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useCommandRegistry();
  const owner = useId();
  useEffect(() => registry.offer(owner, commands));
  useEffect(() => () => registry.withdraw(owner), [registry, owner]);
}

/** Every command that can be run now. */
export function useCommandList(): readonly Command[] {
  const registry = useCommandRegistry();
  return useSyncExternalStore(registry.subscribe, registry.getState);
}

/** Whether keys are written with Apple’s signs. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How a command is run and which key runs it; for buttons and their hints. */
export function useCommand(id: string): {
  readonly run: () => void;
  readonly shortcut?: string;
} {
  const registry = useCommandRegistry();
  const command = useCommandList().find((one) => one.id === id);
  const run = () => void registry.run(id);
  return command?.keys === undefined
    ? { run }
    : { run, shortcut: keyLabel(command.keys, isApple()) };
}
