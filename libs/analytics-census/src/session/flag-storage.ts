/** The used part of the browser's storage. */
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
 * Wraps a storage so that it warns instead of throwing: the browser's own may be forbidden or full, and even accessing
 * it may throw.
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
