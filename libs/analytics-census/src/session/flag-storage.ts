/** The part of the browser's storages that is used. */
export interface WebStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, value: string) => void;
}

/** A storage that never throws. */
export interface FlagStorage {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string) => void;
}

/**
 * Makes a storage that warns and goes on where the browser's own one throws: it may be forbidden,
 * or full, and even asking for it may throw.
 */
export function createFlagStorage(
  open: () => WebStorage,
  warn: (message: string) => void,
): FlagStorage {
  function attempt<Result>(use: (storage: WebStorage) => Result): Result | null {
    try {
      return use(open());
    } catch {
      warn('Unable access local/session storage.');
      return null;
    }
  }

  return {
    read: (name) => attempt((storage) => storage.getItem(name)),
    write: (name, value) => void attempt((storage) => storage.setItem(name, value)),
  };
}
