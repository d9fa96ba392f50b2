import { mergeChanges } from './merge/merge-changes.ts';
import type { Path, Sides } from './merge/sides.ts';

/** A part that both sides changed: the draft keeps the local value until the remote one is accepted. */
export interface Conflict<Value = unknown> {
  readonly path: Path;
  /**
   * The whole document with the local value, and with the remote value: accepting the remote value applies the
   * difference between both.
   */
  readonly local: Value;
  readonly remote: Value;
  /** The remote value; undefined if it was removed. */
  readonly remoteValue: unknown;
}

/** A draft on top of a newer stored version. */
export interface RebasedDraft<Value> {
  readonly value: Value;
  readonly conflicts: readonly Conflict<Value>[];
}

const isSamePath = (left: Path, right: Path): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Rebases a draft onto a newer stored version, and lists the conflicts. */
export function rebaseDraft<Value>(
  sides: Sides<Value>,
  counted: readonly string[] = [],
): RebasedDraft<Value> {
  const parts: { readonly path: Path; readonly remoteValue: unknown }[] = [];
  const pick = (path: Path, { remote: remoteValue }: Sides) => {
    parts.push({ path, remoteValue });
    return 'local' as const;
  };
  const value = mergeChanges(sides, { pick, counted });
  const withRemoteAt = (acceptedPath: Path) =>
    mergeChanges(sides, {
      pick: (path) => (isSamePath(path, acceptedPath) ? 'remote' : 'local'),
      counted,
    });
  return {
    value,
    conflicts: parts.map(({ path, remoteValue }) => ({
      path,
      remoteValue,
      local: value,
      remote: withRemoteAt(path),
    })),
  };
}

/** The draft with the remote value of a conflict; later changes elsewhere stay. */
export const acceptRemote = <Value>(draft: Value, { local, remote }: Conflict<Value>): Value =>
  mergeChanges({ base: local, local: draft, remote }, { pick: () => 'remote' });
