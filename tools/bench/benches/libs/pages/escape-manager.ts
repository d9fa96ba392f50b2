import { createEscapeManager } from '@sitewright/escape-manager';
import { createFocusContainment, listenForEscape } from '@sitewright/escape-manager/dom';
import { createFocusTrap } from 'focus-trap';
import { countListeners } from './listener-count.ts';

const openings = 1_000;

/** A pseudorandom generator with a seed: each run makes the same choices. */
function createDice(seed: number): (sides: number) => number {
  let value = seed;
  return (sides) => {
    value = (value * 48_271) % 2_147_483_647;
    return value % sides;
  };
}

/** Opens a dialog above the open ones; returns a function that closes it. */
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

/** What remains after 1,000 dialogs were opened and closed in random order: listeners, elements, and changes. */
export async function openAndClose(kind: string) {
  document.body.innerHTML = '<button>behind</button>';
  const open = kinds[kind]?.();
  if (!open) throw new Error(`There is no ${kind}.`);
  // Excludes other targets: a destroyed close watcher is removed together with its listener.
  const listeners = countListeners(
    window,
    (target) => target instanceof Node || target instanceof Window,
  );
  const before = { html: document.body.innerHTML, attributes: attributesOf(document.body) };
  const roll = createDice(20_261_120);
  const closers: (() => void)[] = [];

  for (let openedCount = 0; openedCount < openings;) {
    if (roll(4) < 2) {
      const dialog = document.body.appendChild(document.createElement('div'));
      dialog.innerHTML = '<button>close</button>';
      const close = open(dialog);
      closers.push(() => {
        close();
        dialog.remove();
      });
      openedCount += 1;
    } else if (closers.length > 0) {
      // Mostly closes the last one, sometimes a random one.
      const index = roll(4) > 0 ? closers.length - 1 : roll(closers.length);
      for (const close of closers.splice(index, 1)) close();
    }
  }
  while (closers.length > 0) closers.pop()?.();
  // Waits for delayed cleanup.
  await new Promise((resolve) => void setTimeout(resolve, 500));
  return {
    listeners: listeners(),
    elements: document.body.childElementCount - 1,
    changes:
      Number(before.html !== document.body.innerHTML) +
      Number(before.attributes !== attributesOf(document.body)),
  };
}
