import { describe, expect, it, vi } from 'vitest';
import type { EscapeContext } from './account/context.ts';
import { createAccountEscape, type AccountEscapeOptions } from './account/create-account-escape.ts';
import { createEscapeManager } from './create-escape-manager.ts';
import type { EscapeManagerOptions } from './options.ts';

const escape = { key: 'Escape' } as const;

/** A manager with a fake clock. */
function createScene(
  context: Partial<EscapeContext> = {},
  options?: Partial<EscapeManagerOptions>,
) {
  const timers = new Map<() => void, number>();
  const calls = {
    navigate: vi.fn<AccountEscapeOptions['navigate']>(),
    logout: vi.fn<() => void>(),
  };
  const manager = createEscapeManager({
    setTimer: (callback, delayMs) => timers.set(callback, delayMs),
    otherwise: createAccountEscape({
      ...calls,
      readContext: () => ({ account: 'collaborator', useEscapeKeyToLogin: false, ...context }),
    }),
    ...options,
  });
  return {
    ...calls,
    manager,
    delays: () => [...timers.values()],
    passDelay() {
      const due = [...timers.keys()];
      timers.clear();
      for (const callback of due) callback();
    },
    press(press = {}) {
      manager.handle({ ...escape, ...press });
      this.passDelay();
    },
  };
}

describe('a press', () => {
  it('takes effect after 10 ms and not before (ESC-10)', () => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    scene.manager.register({ close });
    scene.manager.handle(escape);
    expect(scene.delays()).toEqual([10]);
    expect(close).not.toHaveBeenCalled();
    scene.passDelay();
    expect(close).toHaveBeenCalledOnce();
  });

  it('uses the delay of the options', () => {
    const scene = createScene({}, { delayMs: 25 });
    scene.manager.handle(escape);
    expect(scene.delays()).toEqual([25]);
  });

  it('closes targets from the newest to the oldest, one each, and then navigates (ESC-02, ESC-03)', () => {
    const scene = createScene();
    const closed: string[] = [];
    for (const name of ['first', 'second', 'third']) {
      scene.manager.register({ close: () => closed.push(name) });
    }
    scene.press();
    expect(closed).toEqual(['third']);
    scene.press();
    scene.press();
    expect(closed).toEqual(['third', 'second', 'first']);
    expect(scene.navigate).not.toHaveBeenCalled();
    scene.press();
    expect(closed).toHaveLength(3);
    expect(scene.navigate).toHaveBeenCalledExactlyOnceWith({
      isAccountCreationDisabled: false,
    });
  });

  it('does not close an unregistered target (ESC-03)', () => {
    const scene = createScene();
    const [remaining, removed] = [vi.fn<() => void>(), vi.fn<() => void>()];
    scene.manager.register({ close: remaining });
    scene.manager.register({ close: removed })();
    scene.press();
    expect(removed).not.toHaveBeenCalled();
    expect(remaining).toHaveBeenCalledOnce();
  });

  it('closes no other target when its target is unregistered during the delay (ESC-03)', () => {
    const scene = createScene();
    const [below, top] = [vi.fn<() => void>(), vi.fn<() => void>()];
    scene.manager.register({ close: below });
    const unregister = scene.manager.register({ close: top });
    scene.manager.handle(escape);
    unregister();
    scene.passDelay();
    expect([below, top].map((close) => close.mock.calls.length)).toEqual([0, 0]);
    expect(scene.manager.getState()).toEqual({ targets: [expect.anything()] });
  });

  it('with defaultPrevented closes nothing (ESC-11)', () => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    scene.manager.register({ close });
    scene.press({ defaultPrevented: true });
    expect(close).not.toHaveBeenCalled();
    scene.press();
    expect(close).toHaveBeenCalledOnce();
  });

  it('prevented by a later listener during the delay does not navigate (ESC-11)', () => {
    const scene = createScene();
    const press = { ...escape, defaultPrevented: false };
    scene.manager.handle(press);
    press.defaultPrevented = true;
    scene.passDelay();
    expect(scene.navigate).not.toHaveBeenCalled();
  });

  it('handled twice within the delay takes effect once', () => {
    const scene = createScene();
    scene.manager.handle(escape);
    scene.manager.handle(escape);
    scene.passDelay();
    expect(scene.navigate).toHaveBeenCalledOnce();
  });

  it.each([0, 2])('with Shift logs out and closes nothing, %i targets (ESC-04)', (count) => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    for (let index = 0; index < count; index += 1) scene.manager.register({ close });
    scene.press({ shiftKey: true });
    expect(scene.logout).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    expect(scene.navigate).not.toHaveBeenCalled();
  });

  it('during IME composition is ignored (ESC-11)', () => {
    const scene = createScene();
    scene.press({ isComposing: true });
    expect(scene.navigate).not.toHaveBeenCalled();
  });
});

describe('a manager without `otherwise`', () => {
  it('closes one target, and ignores Shift and a press without targets', () => {
    const manager = createEscapeManager({ setTimer: (callback) => callback() });
    const close = vi.fn<() => void>();
    manager.register({ close });
    manager.handle({ ...escape, shiftKey: true });
    expect(close).not.toHaveBeenCalled();
    manager.handle(escape);
    manager.handle(escape);
    expect(close).toHaveBeenCalledOnce();
    expect(manager.getState()).toEqual({ targets: [] });
  });
});

describe('the `otherwise` option', () => {
  it('is called for a press with Shift, and not for one that closes a target', () => {
    const otherwise = vi.fn<() => undefined>();
    const scene = createScene({}, { otherwise });
    scene.manager.register({ close: () => {} });
    scene.manager.handle(escape);
    scene.passDelay();
    expect(otherwise).not.toHaveBeenCalled();
    scene.manager.handle({ ...escape, shiftKey: true });
    expect(otherwise).toHaveBeenCalledOnce();
  });

  it('is called immediately, and its returned action runs after the delay', () => {
    const act = vi.fn<() => void>();
    const otherwise = vi.fn<() => () => void>(() => act);
    const scene = createScene({}, { otherwise });
    const press = { ...escape, shiftKey: true };
    scene.manager.handle(press);
    expect(otherwise).toHaveBeenCalledExactlyOnceWith(press);
    expect(act).not.toHaveBeenCalled();
    scene.passDelay();
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('a target', () => {
  it('can register another target while it closes', () => {
    const scene = createScene();
    const question = vi.fn<() => void>();
    scene.manager.register({ close: () => void scene.manager.register({ close: question }) });
    scene.press();
    expect(question).not.toHaveBeenCalled();
    scene.press();
    expect(question).toHaveBeenCalledOnce();
  });

  it('registered twice has two registrations, and unregistering one twice removes it once', () => {
    const scene = createScene();
    const target = { close: vi.fn<() => void>() };
    const unregister = scene.manager.register(target);
    scene.manager.register(target);
    unregister();
    unregister();
    scene.press();
    expect(target.close).toHaveBeenCalledOnce();
    expect(scene.manager.getState().targets).toEqual([]);
  });
});

describe('the manager', () => {
  it('notifies a subscriber of each change until it unsubscribes', () => {
    const { manager } = createScene();
    const listener = vi.fn<() => void>();
    const unsubscribe = manager.subscribe(listener);
    manager.register({ close: () => {} })();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    manager.register({ close: () => {} });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('has no targets after destroy, and a pending press does not navigate', () => {
    const scene = createScene();
    scene.manager.handle(escape);
    scene.manager.register({ close: () => {} });
    scene.manager.destroy();
    expect(scene.navigate).not.toHaveBeenCalled();
    scene.passDelay();
    expect(scene.navigate).not.toHaveBeenCalled();
    expect(scene.manager.getState()).toEqual({ targets: [] });
  });
});

it.each([-1, Number.NaN, Infinity, 'soon', '5'])('rejects a delay of %j', (delayMs) => {
  const make = () =>
    createEscapeManager({ setTimer: (callback) => callback(), delayMs: delayMs as number });
  expect(make).toThrow(RangeError);
  expect(make).toThrow(`delayMs: ${delayMs}`);
});

it('accepts a delay of 0, and calls `otherwise` once for a press handled twice', () => {
  const delays: number[] = [];
  let asked = 0;
  const manager = createEscapeManager({
    setTimer: (_callback, delayMs) => delays.push(delayMs),
    delayMs: 0,
    otherwise: () => {
      asked += 1;
      return () => {};
    },
  });
  manager.handle({ key: 'Escape' });
  manager.handle({ key: 'Escape' });
  expect([delays, asked]).toEqual([[0], 1]);
});
