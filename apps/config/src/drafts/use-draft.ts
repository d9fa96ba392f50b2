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
  /** The stored version when typing began: the owner's change is the difference from it. */
  readonly base: Value;
  readonly isDirty: boolean;
  readonly set: (value: Value) => void;
  /** Rebases the draft onto a newer stored version. */
  readonly rebase: (remote: Value) => void;
  /** The conflicts: the draft keeps its own values until it is saved or the remote ones are accepted. */
  readonly conflicts: readonly FieldConflict[];
  /** Call after a save that stored `sent` as `stored`: changes typed in the meantime stay. */
  readonly saved: (sent: Value, stored: Value) => void;
  /** Drops the draft. */
  readonly end: () => void;
  /** Increases with each end: the key of fields with their own text state. */
  readonly generation: number;
}

/**
 * The draft of a form. Until something is typed it follows the stored version; then it stays until it ends, even when
 * the response is refetched or the screen is left and entered again.
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
  /** A form that equals the stored version has nothing to save. */
  const write = (next: { base: Value; value: Value; conflicts: readonly Conflict<Value>[] }) =>
    drafts.write(form, isSame(next.value, next.base) ? undefined : next);
  const remount = () => setGeneration((before) => before + 1);
  const without = (one: Conflict<Value>) => conflicts.filter((other) => other !== one);
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
      const followed = rebaseDraft({ base, local: value, remote }, counted);
      const all = [...conflicts, ...followed.conflicts];
      write({ base: remote, value: followed.value, conflicts: all });
      remount();
    },
    conflicts: conflicts
      .map((one) => ({ one, taken: acceptRemote(value, one) }))
      .filter(({ taken }) => !isSame(taken, value))
      .map(({ one, taken }) => ({
        name: describePath(one.path, labels),
        label: one.path.every(({ kind }) => kind === 'member')
          ? describePath(one.path.slice(-1), labels)
          : undefined,
        remoteValue: one.remoteValue,
        remoteText: describeMember(one, textOf),
        acceptRemote() {
          write({ base, value: taken, conflicts: without(one) });
          remount();
        },
        keepLocal: () => write({ base, value, conflicts: without(one) }),
      })),
    saved(sent, remote) {
      const now = drafts.read(form)?.value as Value | undefined;
      if (now === undefined || isSame(now, sent)) return end();
      // Fields keep their text and focus: the owner is typing.
      const followed = rebaseDraft({ base: sent, local: now, remote }, counted);
      write({ base: remote, value: followed.value, conflicts: [] });
    },
    end,
    generation,
  };
}

/** A short description of the remote value of a conflict. */
function describeMember({ path, remoteValue }: Conflict, textOf: DraftOptions['textOf']): string {
  const last = path.at(-1);
  if (last?.kind === 'entry' && remoteValue === undefined) return 'removed';
  const own = last?.kind === 'member' ? textOf?.(last.name, remoteValue) : undefined;
  if (own !== undefined) return own;
  // Ids mean nothing to people.
  if (last?.kind === 'member' && /Ids?$/.test(last.name) && remoteValue)
    return Array.isArray(remoteValue) ? `${remoteValue.length} of them` : 'another';
  return describeValue(remoteValue);
}
