import { tinykeys } from 'tinykeys';
import type { Command } from './command.ts';
import type { CommandRegistry } from './create-command-registry.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Whether an element is in a widget that handles arrows, letters and Enter itself. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="treegrid"]',
  ) !== null;

/** Whether the shortcut may run the command, given the focused element. */
export const mayRun = (command: Command, target: EventTarget | null): boolean =>
  command.isGlobal === true || (!isTyping(target) && !hasOwnKeys(target));

/** The most that may pass between the keys of a sequence such as G then P: enough for people who type slowly. */
const sequenceTimeoutMs = 2000;

/** Runs commands by their shortcuts, and follows changes of the registry. Returns a function that stops listening. */
export function listenToKeys(window: Window, registry: CommandRegistry): () => void {
  let stop = () => {};

  function bind() {
    stop();
    const bindings = registry.getState().flatMap((command) => {
      if (command.keys === undefined) return [];
      const handler = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !mayRun(command, event.target)) return;
        event.preventDefault();
        registry.run(command.id);
      };
      return [[command.keys, handler] as const];
    });
    stop = tinykeys(window, Object.fromEntries(bindings), {
      ignore: () => false,
      timeout: sequenceTimeoutMs,
    });
  }

  bind();
  const unsubscribe = registry.subscribe(bind);
  return () => {
    unsubscribe();
    stop();
  };
}
