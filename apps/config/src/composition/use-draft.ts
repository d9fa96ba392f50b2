import { useState, useSyncExternalStore } from 'react';
import { followNewer } from './follow-newer.ts';
import { useServices } from './services.ts';

/** A form's values between what is stored and what the owner has typed. */
export interface FormDraft<Value> {
  readonly value: Value;
  /** What was stored when the typing began: a change is the difference to it, whatever was stored since. */
  readonly base: Value;
  readonly isDirty: boolean;
  readonly set: (value: Value) => void;
  /** Goes on from what somebody else stored meanwhile: what was typed here stays, the rest is theirs. */
  readonly follow: (newer: Value, followed?: Value) => void;
  /** Back to what is stored: after a save, or because the owner wants it so. */
  readonly end: () => void;
  /** Grows with each end: the key of fields that keep their own text. */
  readonly generation: number;
}

/**
 * The draft of a form. As long as nothing is typed it follows what is stored; from then on it stays as it is
 * until it ends, even if the answer is read anew or the screen is left and entered again.
 */
export function useDraft<Value extends object>(form: string, stored: Value): FormDraft<Value> {
  const { drafts } = useServices();
  const [generation, setGeneration] = useState(0);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(form));
  const base = draft === undefined ? stored : (draft.base as Value);
  return {
    base,
    value: draft === undefined ? stored : (draft.value as Value),
    isDirty: draft !== undefined,
    set(value) {
      const isSame = JSON.stringify(value) === JSON.stringify(base);
      drafts.write(form, isSame ? undefined : { base, value });
    },
    follow(
      newer,
      followed = followNewer(base, draft === undefined ? base : (draft.value as Value), newer),
    ) {
      drafts.write(form, { base: newer, value: followed });
      setGeneration((before) => before + 1);
    },
    end() {
      drafts.write(form, undefined);
      setGeneration((before) => before + 1);
    },
    generation,
  };
}
