import { describe, expect, it, vi } from 'vitest';
import { createFlagStorage, type WebStorage } from './flag-storage.ts';
import { readSessionInfo } from './read-session-info.ts';

function createStorage(
  values: Readonly<Record<string, string>> = {},
): WebStorage & { readonly size: () => number } {
  const stored = new Map(Object.entries(values));
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    size: () => stored.size,
  };
}

/** A visitor's device: session storage ends, local storage stays. */
function createDevice(isAllowed = true) {
  const local = createStorage();
  let session = createStorage();
  let ids = 0;
  const warn = vi.fn<(message: string) => void>();
  return {
    stored: () => local.size() + session.size(),
    startSession: () => (session = createStorage()),
    land: () =>
      readSessionInfo({
        session: createFlagStorage(() => session, warn),
        local: createFlagStorage(() => local, warn),
        mayStore: () => isAllowed,
        createId: () => `session-${(ids += 1)}`,
      }),
  };
}

describe('readSessionInfo', () => {
  it('returns isFirstLanding, isFirstSession and sessionId (SESSION-01)', () => {
    expect(createDevice().land()).toEqual({
      isFirstLanding: true,
      isFirstSession: true,
      sessionId: 'session-1',
    });
  });

  it('returns isFirstLanding true while no session flag is stored (SESSION-02)', () => {
    const device = createDevice();
    expect(device.land().isFirstLanding).toBe(true);
    device.startSession();
    expect(device.land().isFirstLanding).toBe(true);
  });

  it('returns isFirstLanding false once the session flag is stored (SESSION-03)', () => {
    const device = createDevice();
    device.land();
    expect(device.land().isFirstLanding).toBe(false);
  });

  it('returns isFirstSession true for a visitor without earlier visits (SESSION-04)', () => {
    expect(createDevice().land().isFirstSession).toBe(true);
  });

  it('returns isFirstSession true for the entire first session and false for the next (SESSION-05)', () => {
    const device = createDevice();
    device.land();
    expect(device.land().isFirstSession).toBe(true);
    device.startSession();
    expect(device.land().isFirstSession).toBe(false);
    expect(device.land().isFirstSession).toBe(false);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['yes', false],
  ])('derives isFirstSession from the stored flag %s (SESSION-05)', (flag, expected) => {
    const info = readSessionInfo({
      session: createFlagStorage(
        () => createStorage({ ss_first_session: flag }),
        () => {},
      ),
      local: createFlagStorage(
        () => createStorage({ ss_visited: 'true' }),
        () => {},
      ),
      mayStore: () => true,
      createId: () => 'id',
    });
    expect(info.isFirstSession).toBe(expected);
  });

  it('returns the same id within a session and a new one in the next (SESSION-01)', () => {
    const device = createDevice();
    expect([device.land().sessionId, device.land().sessionId]).toEqual(['session-1', 'session-1']);
    device.startSession();
    expect(device.land().sessionId).toBe('session-2');
  });

  it('stores no values when storage is forbidden', () => {
    const device = createDevice(false);
    device.land();
    expect(device.stored()).toBe(0);
  });
});

describe('createFlagStorage with an unavailable storage', () => {
  const forbidden = () => {
    throw new Error('denied');
  };

  it.each<[string, () => WebStorage]>([
    ['is forbidden', forbidden],
    ['cannot be read or written', () => ({ getItem: forbidden, setItem: forbidden })],
  ])('warns and returns defaults when the storage %s (EVENT-15)', (_, open) => {
    const warn = vi.fn<(message: string) => void>();
    const storage = createFlagStorage(open, warn);
    expect(storage.read('ss_visited')).toBeNull();
    storage.write('ss_visited', 'true');
    expect(warn.mock.calls).toEqual([
      ['Unable access local/session storage.'],
      ['Unable access local/session storage.'],
    ]);
    const info = readSessionInfo({
      session: storage,
      local: storage,
      mayStore: () => true,
      createId: () => 'id',
    });
    expect(info).toEqual({ isFirstLanding: true, isFirstSession: true, sessionId: 'id' });
  });
});
