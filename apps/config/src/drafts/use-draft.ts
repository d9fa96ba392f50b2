import { useState, useSyncExternalStore } from 'react';
import { rebaseDraft, acceptRemote, type Conflict } from './rebase-draft.ts';
import { describePath, type MemberLabels } from './merge/describe-path.ts';
import { describeValue } from './merge/describe-value.ts';
import { isSame } from './merge/is-same.ts';
import { useServices } from '../app/services.ts';

/** A part of a form that another person changed too. */
export interface FieldConflict {
  /** Its label on the screen. */
  readonly name: string;
  /** The label of its field, if it has one. */
  readonly label: string | undefined;
  /** The other person's value. */
  readonly remoteValue: unknown;
  /** A short description of that value. */
  readonly remoteText: string;
  readonly acceptRemote: () => void;
  readonly keepLocal: () => void;
}

/** How a form merges with a newer stored version. */
export interface DraftOptions {
  readonly labels?: MemberLabels;
  /** Displays a member's value where it differs from the stored one; undefined for others. */
  readonly textOf?: (member: string, value: unknown) => string | undefined;
  /** Names of counted numbers: the differences of both sides are added. */
  readonly counted?: readonly string[];
}

/** A form's values between the stored version and the owner's changes. */
export interface FormDraft<Value> {
  readonly value: Value;
  /** The stored version that the draft is based on: the owner's changes are the difference from it. */
  readonly base: Value;
  readonly isDirty: boolean;
  readonly set: (value: Value) => void;
  /** Rebases the draft onto a newer stored version. */
  readonly rebase: (remote: Value) => void;
  /** The conflicts: the draft keeps the local values until it is saved or the remote values are accepted. */
  readonly conflicts: readonly FieldConflict[];
  /** Call after a save that stored `sent` as `stored`: changes typed in the meantime stay. */
  readonly saved: (sent: Value, stored: Value) => void;
  /** Drops the draft. */
  readonly end: () => void;
  /** Increases with each end: the key of fields with their own text state. */
  readonly generation: number;
}

/**
 * The draft of a form. Without changes, the form follows the stored version. With changes, the draft stays until it is
 * saved or discarded, even when the stored version is refetched or the screen is left and opened again.
 */
export function useDraft<Value extends object>(
  form: string,
  stored: Value,
  { labels = {}, textOf, counted = [] }: DraftOptions = {},
): FormDraft<Value> {
  const { drafts } = useServices();
  const [generation, setGeneration] = useState(0);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(form));
  const base = draft === undefined ? stored : (draft.base as Value);
  const value = draft === undefined ? stored : (draft.value as Value);
  const conflicts = (draft?.conflicts ?? []) as readonly Conflict<Value>[];
  /** Stores the draft, or removes it if it equals the stored version. */
  const write = (next: { base: Value; value: Value; conflicts: readonly Conflict<Value>[] }) =>
    drafts.write(form, isSame(next.value, next.base) ? undefined : next);
  const remount = () => setGeneration((before) => before + 1);
  const withoutConflict = (conflict: Conflict<Value>) =>
    conflicts.filter((other) => other !== conflict);
  function end() {
    drafts.write(form, undefined);
    remount();
  }
  return {
    base,
    value,
    isDirty: draft !== undefined,
    set: (next) => write({ base, value: next, conflicts }),
    rebase(remote) {
      const rebased = rebaseDraft({ base, local: value, remote }, counted);
      const all = [...conflicts, ...rebased.conflicts];
      write({ base: remote, value: rebased.value, conflicts: all });
      remount();
    },
    conflicts: conflicts
      .map((conflict) => ({ conflict, accepted: acceptRemote(value, conflict) }))
      .filter(({ accepted }) => !isSame(accepted, value))
      .map(({ conflict, accepted }) => ({
        name: describePath(conflict.path, labels),
        label: conflict.path.every(({ kind }) => kind === 'member')
          ? describePath(conflict.path.slice(-1), labels)
          : undefined,
        remoteValue: conflict.remoteValue,
        remoteText: describeMember(conflict, textOf),
        acceptRemote() {
          write({ base, value: accepted, conflicts: withoutConflict(conflict) });
          remount();
        },
        keepLocal: () => write({ base, value, conflicts: withoutConflict(conflict) }),
      })),
    saved(sent, remote) {
      const current = drafts.read(form)?.value as Value | undefined;
      if (current === undefined || isSame(current, sent)) return end();
      // Fields keep their text and focus: the owner is typing.
      const rebased = rebaseDraft({ base: sent, local: current, remote }, counted);
      write({ base: remote, value: rebased.value, conflicts: [] });
    },
    end,
    generation,
  };
}

/** A short description of the remote value of a conflict. */
function describeMember({ path, remoteValue }: Conflict, textOf: DraftOptions['textOf']): string {
  const last = path.at(-1);
  if (last?.kind === 'entry' && remoteValue === undefined) return 'removed';
  const memberText = last?.kind === 'member' ? textOf?.(last.name, remoteValue) : undefined;
  if (memberText !== undefined) return memberText;
  // Ids mean nothing to people.
  if (last?.kind === 'member' && /Ids?$/.test(last.name) && remoteValue)
    return Array.isArray(remoteValue) ? `${remoteValue.length} of them` : 'another';
  return describeValue(remoteValue);
}
