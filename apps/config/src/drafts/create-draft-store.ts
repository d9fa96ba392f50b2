import type { Conflict } from './rebase-draft.ts';

/** A form's unsaved values, and the stored values they started from. */
export interface Draft {
  readonly base: unknown;
  readonly value: unknown;
  /** The values that another person has changed too. */
  readonly conflicts?: readonly Conflict[];
}

/**
 * The unsaved drafts by form. They outlive the screens: neither a refetch nor a login in between drops them. A draft
 * ends with a save, a discard or the window.
 */
export interface DraftStore {
  read(form: string): Draft | undefined;
  /** Undefined removes the draft: the form shows the stored values. */
  write(form: string, draft: Draft | undefined): void;
  clear(): void;
  isEmpty(): boolean;
  /** @returns unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Creates an empty store. */
export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (form) => drafts.get(form),
    write(form, draft) {
      if (draft === undefined) drafts.delete(form);
      else drafts.set(form, draft);
      notify();
    },
    clear() {
      drafts.clear();
      notify();
    },
    isEmpty: () => drafts.size === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
