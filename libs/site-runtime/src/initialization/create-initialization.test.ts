import { describe, expect, it, vi } from 'vitest';
import { createInitialization, type Initializer } from './create-initialization.ts';

const begin = () => {
  const log = vi.fn<(error: unknown) => void>();
  return { log, site: createInitialization(log) };
};

/** An initializer that counts its runs and destructions. */
const counted = () => {
  const undone = vi.fn<() => void>();
  return { run: vi.fn<Initializer>(() => undone), undone };
};

describe('a site', () => {
  it('is initialized only after ready is called (INIT-01)', () => {
    const { site } = begin();
    const { run } = counted();
    site.register(run);
    expect(site.getState()).toBe('notInitialized');
    expect(run).not.toHaveBeenCalled();
    site.ready();
    expect(site.getState()).toBe('initialized');
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run an initializer again on a second ready call (INIT-02)', () => {
    const { site } = begin();
    const { run } = counted();
    site.register(run);
    site.ready();
    site.ready();
    expect(run).toHaveBeenCalledOnce();
  });

  it('immediately runs an initializer that is registered after ready (INIT-03)', () => {
    const { site } = begin();
    const [early, late] = [counted(), counted()];
    site.register(early.run);
    site.ready();
    site.register(late.run);
    expect(late.run).toHaveBeenCalledOnce();
    expect(early.run).toHaveBeenCalledOnce();
  });

  it('runs all destructors once on destroy, and is no longer initialized (INIT-04)', () => {
    const { site } = begin();
    const parts = [counted(), counted()];
    for (const { run } of parts) site.register(run);
    site.register(() => {});
    site.ready();
    site.destroy();
    expect(site.getState()).toBe('notInitialized');
    site.destroy();
    for (const { undone } of parts) expect(undone).toHaveBeenCalledOnce();
  });

  it('runs earlier and new initializers on a ready call after destroy', () => {
    const { site } = begin();
    const [first, meanwhile] = [counted(), counted()];
    site.register(first.run);
    site.ready();
    site.destroy();
    site.register(meanwhile.run);
    expect(meanwhile.run).not.toHaveBeenCalled();
    site.ready();
    expect(first.run).toHaveBeenCalledTimes(2);
    expect(meanwhile.run).toHaveBeenCalledOnce();
    site.destroy();
    expect(first.undone).toHaveBeenCalledTimes(2);
  });

  it('logs errors of initializers and continues with the others (INIT-07)', () => {
    const { site, log } = begin();
    const error = new Error('This one is broken.');
    const other = counted();
    site.register(() => {
      throw error;
    });
    site.register(other.run);
    site.ready();
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    expect(other.run).toHaveBeenCalledOnce();
  });

  it('logs errors of destructors and continues with the others', () => {
    const { site, log } = begin();
    const error = new Error('This one does not end.');
    const other = counted();
    site.register(() => () => {
      throw error;
    });
    site.register(other.run);
    site.ready();
    site.destroy();
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    expect(other.undone).toHaveBeenCalledOnce();
  });

  it('runs an initializer that is registered by another one', () => {
    const { site } = begin();
    const inner = counted();
    site.register(() => site.register(inner.run));
    site.ready();
    expect(inner.run).toHaveBeenCalledOnce();
  });
});
