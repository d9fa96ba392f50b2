import { expect, it } from 'vitest';
import { createEscapeManager } from '../create-escape-manager.ts';
import type { CloseWatcher, EscapeWindow } from './close-watcher.ts';
import { createFocusContainment } from './create-focus-containment.ts';
import { listenForEscape } from './listen-for-escape.ts';

/** Pseudo-random numbers with a fixed seed. */
function createDice(seed: number): (sides: number) => number {
  let value = seed;
  return (sides) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % sides;
  };
}

/** Counts the listeners of a target until `restore` is called. */
function countListeners(target: EventTarget) {
  const { addEventListener, removeEventListener } = target;
  const listening = new Set<string>();
  target.addEventListener = function add(...args: Parameters<typeof addEventListener>) {
    listening.add(args[0]);
    return addEventListener.apply(target, args);
  };
  target.removeEventListener = function remove(...args: Parameters<typeof removeEventListener>) {
    listening.delete(args[0]);
    return removeEventListener.apply(target, args);
  };
  return {
    listening,
    restore: () => Object.assign(target, { addEventListener, removeEventListener }),
  };
}

/** The page's window, counting the active close watchers. */
function countWatchers(): {
  readonly alive: Set<CloseWatcher>;
  readonly ownerWindow: EscapeWindow;
} {
  const alive = new Set<CloseWatcher>();
  class CountedWatcher implements CloseWatcher {
    constructor() {
      alive.add(this);
    }
    addEventListener(): void {}
    destroy(): void {
      alive.delete(this);
    }
  }
  const ownerWindow = Object.create(window, {
    CloseWatcher: { value: CountedWatcher },
    setTimeout: { value: setTimeout.bind(window) },
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
  }) as EscapeWindow;
  return { alive, ownerWindow };
}

it('leaves no elements, listeners or close watchers after 1,000 random opens and closes', () => {
  const roll = createDice(20_261_120);
  const documentListeners = countListeners(document);
  const { alive, ownerWindow } = countWatchers();
  const before = document.documentElement.outerHTML;
  const containFocus = createFocusContainment(document);
  const manager = createEscapeManager({ setTimer: (callback) => callback() });
  const stop = listenForEscape(manager, ownerWindow);
  const open = new Set<() => void>();

  function openDialog(): void {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<button>close</button>';
    const unregister = manager.register({ close });
    const release = containFocus({ container: dialog });
    open.add(close);
    function close(): void {
      open.delete(close);
      unregister();
      release();
      dialog.remove();
    }
  }

  let opened = 0;
  while (opened < 1000) {
    const choice = roll(4);
    if (choice < 2) {
      openDialog();
      opened += 1;
    } else if (choice === 2) {
      [...open].at(roll(open.size + 1) - 1)?.();
    } else {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }
    expect(alive.size).toBe(open.size > 0 ? 1 : 0);
  }
  while (open.size > 0) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

  expect(manager.getState()).toEqual({ targets: [] });
  expect(document.documentElement.outerHTML).toBe(before);
  expect([...documentListeners.listening]).toEqual([]);
  expect(alive.size).toBe(0);
  documentListeners.restore();
  stop();
});
