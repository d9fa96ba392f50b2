import { createEscapeManager } from '@sitewright/escape-manager';
import { createFocusContainment, listenForEscape } from '@sitewright/escape-manager/dom';
import { createFocusTrap } from 'focus-trap';
import { countListeners } from './listener-count.ts';

const openings = 1_000;

/** The same unforeseeable choices in each run. */
function createDice(seed: number): (sides: number) => number {
  let value = seed;
  return (sides) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % sides;
  };
}

/** Opens something over what is open, and gives the way to close it. */
type Open = (dialog: HTMLElement) => () => void;

const kinds: Readonly<Record<string, () => Open>> = {
  ours() {
    const manager = createEscapeManager({ setTimer: (callback) => callback() });
    listenForEscape(manager, window);
    const containFocus = createFocusContainment(document);
    return (dialog) => {
      const unregister = manager.register({ close: () => {} });
      const release = containFocus({ container: dialog });
      return () => {
        unregister();
        release();
      };
    };
  },
  peer: () => (dialog) => {
    const trap = createFocusTrap(dialog, {
      delayInitialFocus: false,
      returnFocusOnDeactivate: false,
    });
    trap.activate();
    return () => void trap.deactivate();
  },
};

const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');

/** What is left after a thousand dialogs have come and gone in any order: listeners, elements, changed attributes. */
export async function openAndClose(kind: string) {
  document.body.innerHTML = '<button>behind</button>';
  const open = kinds[kind]?.();
  if (!open) throw new Error(`There is no ${kind}.`);
  // A close watcher that was destroyed takes its listener along.
  const listeners = countListeners(
    window,
    (target) => target instanceof Node || target instanceof Window,
  );
  const before = { html: document.body.innerHTML, attributes: attributesOf(document.body) };
  const roll = createDice(20_261_120);
  const living: (() => void)[] = [];

  for (let opened = 0; opened < openings;) {
    if (roll(4) < 2) {
      const dialog = document.body.appendChild(document.createElement('div'));
      dialog.innerHTML = '<button>close</button>';
      const close = open(dialog);
      living.push(() => {
        close();
        dialog.remove();
      });
      opened += 1;
    } else if (living.length > 0) {
      // Mostly what was opened last, sometimes anything.
      const index = roll(4) > 0 ? living.length - 1 : roll(living.length);
      for (const close of living.splice(index, 1)) close();
    }
  }
  while (living.length > 0) living.pop()?.();
  // What is put off may still be taken away.
  await new Promise((resolve) => void setTimeout(resolve, 500));
  return {
    listeners: listeners(),
    elements: document.body.childElementCount - 1,
    changes:
      Number(before.html !== document.body.innerHTML) +
      Number(before.attributes !== attributesOf(document.body)),
  };
}
