import { mergeChanges } from './merge/merge-changes.ts';
import type { Path, Sides } from './merge/sides.ts';

/** A part that both sides changed: the draft keeps what was typed here until theirs is taken. */
export interface Contested<Value = unknown> {
  readonly path: Path;
  /** The whole document with one's own in this place, and with theirs: the difference is what taking theirs does. */
  readonly kept: Value;
  readonly theirs: Value;
  /** What they put there; undefined where they took it away. */
  readonly theirPart: unknown;
}

/** A draft on top of what somebody else stored meanwhile. */
export interface Followed<Value> {
  readonly value: Value;
  readonly contested: readonly Contested<Value>[];
}

const isAt = (one: Path, other: Path): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts a draft on top of what somebody else stored meanwhile, and says where both changed the same. */
export function followNewer<Value>(
  sides: Sides<Value>,
  counted: readonly string[] = [],
): Followed<Value> {
  const parts: { readonly path: Path; readonly theirPart: unknown }[] = [];
  const pick = (path: Path, { newer }: Sides) => {
    parts.push({ path, theirPart: newer });
    return 'mine' as const;
  };
  const value = mergeChanges(sides, { pick, counted });
  const withTheirsAt = (taken: Path) =>
    mergeChanges(sides, { pick: (path) => (isAt(path, taken) ? 'newer' : 'mine'), counted });
  return {
    value,
    contested: parts.map(({ path, theirPart }) => ({
      path,
      theirPart,
      kept: value,
      theirs: withTheirsAt(path),
    })),
  };
}

/** The draft with theirs in a contested place, whatever was typed since in others. */
export const takeTheirs = <Value>(draft: Value, { kept, theirs }: Contested<Value>): Value =>
  mergeChanges({ base: kept, mine: draft, newer: theirs }, { pick: () => 'newer' });
