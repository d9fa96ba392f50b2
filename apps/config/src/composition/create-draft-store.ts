import type { Contested } from './follow-newer.ts';

/** What was typed into a form, and what was stored when the typing began. */
export interface Draft {
  readonly base: unknown;
  readonly value: unknown;
  /** Where somebody else changed the same meanwhile. */
  readonly contested?: readonly Contested[];
}

/**
 * What owners typed and did not save yet, by form. It outlives the screens, so that neither an answer that is
 * read anew nor a login in between drops it; it ends with a save, with a discard, or with the window.
 */
export interface DraftStore {
  read(form: string): Draft | undefined;
  /** Without a draft the form is as it is stored. */
  write(form: string, draft: Draft | undefined): void;
  clear(): void;
  isEmpty(): boolean;
  /** @returns ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** An empty store. */
export function createDraftStore(): DraftStore {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (form) => drafts.get(form),
    write(form, draft) {
      if (draft === undefined) drafts.delete(form);
      else drafts.set(form, draft);
      tell();
    },
    clear() {
      drafts.clear();
      tell();
    },
    isEmpty: () => drafts.size === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
