import { useState, useSyncExternalStore } from 'react';
import { followNewer, takeTheirs, type Contested } from './follow-newer.ts';
import { describePath, type MemberWords } from './merge/describe-path.ts';
import { describeValue } from './merge/describe-value.ts';
import { isSame } from './merge/is-same.ts';
import { useServices } from './services.ts';

/** A part of a form that somebody else changed as well. */
export interface ContestedMember {
  /** What it is called on the screen. */
  readonly words: string;
  /** Of a part that has a field of its own on the screen: what is written at that field. */
  readonly label: string | undefined;
  /** What they put there. */
  readonly theirPart: unknown;
  /** The same in a few words. */
  readonly theirWords: string;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** How a form goes together with what somebody else stored meanwhile. */
export interface DraftOptions {
  readonly words?: MemberWords;
  /** Says what a member's value means where that is not what is stored; undefined for others. */
  readonly wordOf?: (member: string, value: unknown) => string | undefined;
  /** Names of numbers of which both sides' differences add up. */
  readonly counted?: readonly string[];
}

/** A form's values between what is stored and what the owner has typed. */
export interface FormDraft<Value> {
  readonly value: Value;
  /** What was stored when the typing began: a change is the difference to it, whatever was stored since. */
  readonly base: Value;
  readonly isDirty: boolean;
  readonly set: (value: Value) => void;
  /** Goes on from what somebody else stored meanwhile: both changes come together. */
  readonly follow: (newer: Value) => void;
  /** Where somebody else changed the same and the draft keeps one's own, until it is saved or theirs is taken. */
  readonly contested: readonly ContestedMember[];
  /** After a save that made `stored` of `sent`: what was typed while it was on its way stays a change to it. */
  readonly saved: (sent: Value, stored: Value) => void;
  /** Back to what is stored. */
  readonly end: () => void;
  /** Grows with each end: the key of fields that keep their own text. */
  readonly generation: number;
}

/**
 * The draft of a form. As long as nothing is typed it follows what is stored; from then on it stays as it is
 * until it ends, even if the answer is read anew or the screen is left and entered again.
 */
export function useDraft<Value extends object>(
  form: string,
  stored: Value,
  { words = {}, wordOf, counted = [] }: DraftOptions = {},
): FormDraft<Value> {
  const { drafts } = useServices();
  const [generation, setGeneration] = useState(0);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read(form));
  const base = draft === undefined ? stored : (draft.base as Value);
  const value = draft === undefined ? stored : (draft.value as Value);
  const contested = (draft?.contested ?? []) as readonly Contested<Value>[];
  /** A form that says what is stored has nothing to save. */
  const write = (next: { base: Value; value: Value; contested: readonly Contested<Value>[] }) =>
    drafts.write(form, isSame(next.value, next.base) ? undefined : next);
  const renew = () => setGeneration((before) => before + 1);
  const without = (one: Contested<Value>) => contested.filter((other) => other !== one);
  function end() {
    drafts.write(form, undefined);
    renew();
  }
  return {
    base,
    value,
    isDirty: draft !== undefined,
    set: (next) => write({ base, value: next, contested }),
    follow(newer) {
      const followed = followNewer({ base, mine: value, newer }, counted);
      const all = [...contested, ...followed.contested];
      write({ base: newer, value: followed.value, contested: all });
      renew();
    },
    contested: contested
      .map((one) => ({ one, taken: takeTheirs(value, one) }))
      .filter(({ taken }) => !isSame(taken, value))
      .map(({ one, taken }) => ({
        words: describePath(one.path, words),
        label: one.path.every(({ kind }) => kind === 'member')
          ? describePath(one.path.slice(-1), words)
          : undefined,
        theirPart: one.theirPart,
        theirWords: describeMember(one, wordOf),
        takeTheirs() {
          write({ base, value: taken, contested: without(one) });
          renew();
        },
        keepMine: () => write({ base, value, contested: without(one) }),
      })),
    saved(sent, newer) {
      const now = drafts.read(form)?.value as Value | undefined;
      if (now === undefined || isSame(now, sent)) return end();
      // Fields keep their own text and the focus: somebody is typing.
      const followed = followNewer({ base: sent, mine: now, newer }, counted);
      write({ base: newer, value: followed.value, contested: [] });
    },
    end,
    generation,
  };
}

/** What somebody else put into a contested place, in a few words. */
function describeMember({ path, theirPart }: Contested, wordOf: DraftOptions['wordOf']): string {
  const last = path.at(-1);
  if (last?.kind === 'entry' && theirPart === undefined) return 'taken away';
  const own = last?.kind === 'member' ? wordOf?.(last.name, theirPart) : undefined;
  if (own !== undefined) return own;
  // Ids say nothing to people.
  if (last?.kind === 'member' && /Ids?$/.test(last.name) && theirPart)
    return Array.isArray(theirPart) ? `${theirPart.length} of them` : 'another one';
  return describeValue(theirPart);
}
