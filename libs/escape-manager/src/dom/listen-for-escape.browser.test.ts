import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createAccountEscape } from '../account/create-account-escape.ts';
import { createEscapeManager } from '../create-escape-manager.ts';
import type { CloseWatcher, EscapeWindow } from './close-watcher.ts';
import { listenForEscape } from './listen-for-escape.ts';

const pageWindow = window as EscapeWindow;
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.body.replaceChildren();
});

function createScene(ownerWindow: EscapeWindow = pageWindow) {
  const navigate = vi.fn<() => void>();
  const manager = createEscapeManager({
    setTimer: setTimeout,
    otherwise: createAccountEscape({
      navigate,
      logout: () => {},
      readContext: () => ({ account: 'collaborator', useEscapeKeyToLogin: false }),
    }),
  });
  const stop = listenForEscape(manager, ownerWindow);
  cleanUps.push(stop, manager.destroy);
  return { manager, navigate, stop };
}

/** A window with fake close watchers and back gestures. */
function createGestureWindow() {
  const alive: { readonly close: () => void }[] = [];
  class RecordedWatcher implements CloseWatcher {
    #listener = (): void => {};
    constructor() {
      alive.push(this);
    }
    addEventListener(_: 'close', listener: () => void): void {
      this.#listener = listener;
    }
    destroy(): void {
      if (alive.includes(this)) alive.splice(alive.indexOf(this), 1);
    }
    close(): void {
      this.destroy();
      this.#listener();
    }
  }
  const ownerWindow = {
    CloseWatcher: RecordedWatcher,
    setTimeout: setTimeout.bind(window),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  } as unknown as EscapeWindow;
  return { ownerWindow, alive, goBack: () => alive.at(-1)?.close() };
}

const passDelay = () => new Promise((resolve) => setTimeout(resolve, 30));

async function pressEscape(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await passDelay();
}

describe('the Escape key', () => {
  it('closes one target per press from newest to oldest, and then navigates (ESC-02, ESC-03, ESC-05)', async () => {
    const { manager, navigate } = createScene();
    const closed: string[] = [];
    manager.register({ close: () => closed.push('dialog') });
    manager.register({ close: () => closed.push('menu') });
    await pressEscape();
    expect(closed).toEqual(['menu']);
    await pressEscape();
    expect(closed).toEqual(['menu', 'dialog']);
    expect(navigate).not.toHaveBeenCalled();
    await pressEscape();
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('closes one target while it repeats (ESC-11)', async () => {
    const { manager } = createScene();
    const close = vi.fn<() => void>();
    manager.register({ close });
    manager.register({ close });
    // Longer than the delay of the first press, while the key still repeats.
    await userEvent.keyboard('{Escape>50/}');
    await passDelay();
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes a registered native dialog and no target below it (ESC-03)', async () => {
    const { manager } = createScene();
    const below = vi.fn<() => void>();
    manager.register({ close: below });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const unregister = manager.register({ close: () => dialog.close() });
    dialog.addEventListener('close', unregister);
    dialog.showModal();
    await pressEscape();
    expect(dialog.open).toBe(false);
    expect(below).not.toHaveBeenCalled();
    await pressEscape();
    expect(below).toHaveBeenCalledOnce();
  });

  it('is ignored when an element prevents its default action (ESC-11)', async () => {
    const { manager } = createScene();
    const close = vi.fn<() => void>();
    manager.register({ close });
    const input = document.body.appendChild(document.createElement('input'));
    input.addEventListener('keydown', (event) => event.preventDefault());
    input.focus();
    await pressEscape();
    expect(close).not.toHaveBeenCalled();
  });

  it('is ignored after the listener is stopped', async () => {
    const { navigate, stop } = createScene();
    stop();
    await pressEscape();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a close request', () => {
  it('closes the newest target per gesture (ESC-03)', async () => {
    const gesture = createGestureWindow();
    const { manager } = createScene(gesture.ownerWindow);
    const close = vi.fn<() => void>();
    manager.register({ close });
    manager.register({ close });
    gesture.goBack();
    await passDelay();
    expect(close).toHaveBeenCalledTimes(1);
    gesture.goBack();
    await passDelay();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('has no close watcher when no target is registered or after stop', async () => {
    const gesture = createGestureWindow();
    const { manager, navigate, stop } = createScene(gesture.ownerWindow);
    expect(gesture.alive).toHaveLength(0);
    const unregister = manager.register({ close: () => {} });
    expect(gesture.alive).toHaveLength(1);
    unregister();
    expect(gesture.alive).toHaveLength(0);
    manager.register({ close: () => {} });
    stop();
    expect(gesture.alive).toHaveLength(0);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('from a native CloseWatcher closes one target from newest to oldest (ESC-02, ESC-03)', async () => {
    const created: (CloseWatcher & { readonly requestClose: () => void })[] = [];
    const NativeWatcher = pageWindow.CloseWatcher as new () => (typeof created)[number];
    const ownerWindow = new Proxy(pageWindow, {
      get(target, name) {
        if (name === 'CloseWatcher')
          return function make() {
            const watcher = new NativeWatcher();
            created.push(watcher);
            return watcher;
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { manager } = createScene(ownerWindow);
    const closed: string[] = [];
    manager.register({ close: () => closed.push('dialog') });
    manager.register({ close: () => closed.push('menu') });
    // Without a user gesture a browser allows only one request.
    await userEvent.click(document.body);
    created.at(-1)?.requestClose();
    await passDelay();
    expect(closed).toEqual(['menu']);
    await userEvent.click(document.body);
    created.at(-1)?.requestClose();
    await passDelay();
    expect(closed).toEqual(['menu', 'dialog']);
  });
});
