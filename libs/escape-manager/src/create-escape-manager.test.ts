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
  it('acts after 10 ms and not before (ESC-10)', () => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    scene.manager.register({ close });
    scene.manager.handle(escape);
    expect(scene.delays()).toEqual([10]);
    expect(close).not.toHaveBeenCalled();
    scene.passDelay();
    expect(close).toHaveBeenCalledOnce();
  });

  it('waits as long as the options say', () => {
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

  it('never closes a target that has been unregistered (ESC-03)', () => {
    const scene = createScene();
    const [remaining, removed] = [vi.fn<() => void>(), vi.fn<() => void>()];
    scene.manager.register({ close: remaining });
    scene.manager.register({ close: removed })();
    scene.press();
    expect(removed).not.toHaveBeenCalled();
    expect(remaining).toHaveBeenCalledOnce();
  });

  it('is used up when its target closes by itself during the delay (ESC-03)', () => {
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

  it('that something else has handled closes nothing (ESC-11)', () => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    scene.manager.register({ close });
    scene.press({ defaultPrevented: true });
    expect(close).not.toHaveBeenCalled();
    scene.press();
    expect(close).toHaveBeenCalledOnce();
  });

  it('that a later listener handles during the delay leads nowhere (ESC-11)', () => {
    const scene = createScene();
    const press = { ...escape, defaultPrevented: false };
    scene.manager.handle(press);
    press.defaultPrevented = true;
    scene.passDelay();
    expect(scene.navigate).not.toHaveBeenCalled();
  });

  it('reported twice within the delay acts once', () => {
    const scene = createScene();
    scene.manager.handle(escape);
    scene.manager.handle(escape);
    scene.passDelay();
    expect(scene.navigate).toHaveBeenCalledOnce();
  });

  it.each([0, 2])('with shift logs out and closes nothing, %i targets (ESC-04)', (count) => {
    const scene = createScene();
    const close = vi.fn<() => void>();
    for (let index = 0; index < count; index += 1) scene.manager.register({ close });
    scene.press({ shiftKey: true });
    expect(scene.logout).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    expect(scene.navigate).not.toHaveBeenCalled();
  });

  it('during a composition reaches nobody (ESC-11)', () => {
    const scene = createScene();
    scene.press({ isComposing: true });
    expect(scene.navigate).not.toHaveBeenCalled();
  });
});

describe('a manager of a clock alone', () => {
  it('closes what is open, and else leaves the press to the page', () => {
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

describe('a press that closes nothing', () => {
  it('is one with nothing open, or with shift: no other asks', () => {
    const otherwise = vi.fn<() => undefined>();
    const scene = createScene({}, { otherwise });
    scene.manager.register({ close: () => {} });
    scene.manager.handle(escape);
    scene.passDelay();
    expect(otherwise).not.toHaveBeenCalled();
    scene.manager.handle({ ...escape, shiftKey: true });
    expect(otherwise).toHaveBeenCalledOnce();
  });

  it('is given to `otherwise` when it arrives, and acts after the delay', () => {
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
  it('may open another one while it closes', () => {
    const scene = createScene();
    const question = vi.fn<() => void>();
    scene.manager.register({ close: () => void scene.manager.register({ close: question }) });
    scene.press();
    expect(question).not.toHaveBeenCalled();
    scene.press();
    expect(question).toHaveBeenCalledOnce();
  });

  it('registered twice is closed twice', () => {
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
  it('tells its listeners of each change until they leave', () => {
    const { manager } = createScene();
    const listener = vi.fn<() => void>();
    const unsubscribe = manager.subscribe(listener);
    manager.register({ close: () => {} })();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    manager.register({ close: () => {} });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing once destroyed, not even a press that waits', () => {
    const scene = createScene();
    scene.manager.register({ close: () => {} });
    scene.manager.handle(escape);
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

it('takes a delay of 0, and asks once for a press that is reported twice', () => {
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
