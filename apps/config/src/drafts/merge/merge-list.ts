import { isRecord, isSame } from './is-same.ts';
import { keyOf, matchEntries } from './match-entries.ts';
import type { Path, Pick, Sides } from './sides.ts';

type Entries = ReadonlyMap<string, unknown>;

/**
 * Merges three versions of a list: entries that either side added, removed, changed or moved. `merge` merges an entry
 * of both sides; `pick` decides if they conflict.
 */
export function mergeList(
  sides: Sides<readonly unknown[]>,
  path: Path,
  { merge, pick }: { readonly merge: (sides: Sides, path: Path) => unknown; readonly pick: Pick },
): unknown[] {
  const { base, local, remote } = identify(sides);
  const merged = new Map<string, unknown>();
  for (const id of new Set([...local.keys(), ...remote.keys()])) {
    const entry = { base: base.get(id), local: local.get(id), remote: remote.get(id) };
    const name = nameOf(entry.local ?? entry.remote);
    const entryPath: Path = [...path, { kind: 'entry', id, name }];
    if (local.has(id) && remote.has(id)) {
      merged.set(id, merge(entry, entryPath));
      continue;
    }
    const side = local.has(id) ? 'local' : 'remote';
    // Removed by the other side: it stays if it is new, or if it was changed and this side wins.
    const isIncluded =
      !base.has(id) || (!isSame(entry.base, entry[side]) && pick(entryPath, entry) === side);
    if (isIncluded) merged.set(id, entry[side]);
  }
  const order = mergeOrder(
    { base: [...base.keys()], local: [...local.keys()], remote: [...remote.keys()] },
    merged,
    () => pick([...path, { kind: 'order' }], sides),
  );
  return order.map((id) => merged.get(id));
}

/** Whether the entries of lists can be identified; other lists, such as paragraphs, are merged as a whole. */
export const hasIdentifiableEntries = (list: unknown): list is readonly unknown[] =>
  Array.isArray(list) && list.every((entry) => keyOf(entry) !== undefined);

/** The entries of all three versions by id: an entry has the same id in each version. */
function identify({ base, local, remote }: Sides<readonly unknown[]>): Sides<Entries> {
  const idsOf = (side: readonly unknown[], prefix: string) =>
    matchEntries(base, side).map((index, position) =>
      index === undefined ? `${prefix}${position}` : `base${index}`,
    );
  const localIds = idsOf(local, 'local');
  const remoteIds = idsOf(remote, 'remote');
  // An entry that both sides added gets the same id.
  const addedLocally = localIds.flatMap((id, position) =>
    id.startsWith('local') ? [{ id, key: keyOf(local[position]) }] : [],
  );
  const takeMatchingLocalId = (entry: unknown) => {
    const index = addedLocally.findIndex(({ key }) => key === keyOf(entry));
    return index === -1 ? undefined : addedLocally.splice(index, 1)[0]?.id;
  };
  const matchedRemoteIds = remoteIds.map((id, position) =>
    id.startsWith('remote') ? (takeMatchingLocalId(remote[position]) ?? id) : id,
  );
  const entries = (list: readonly unknown[], ids: readonly string[]): Entries =>
    new Map(list.map((entry, position) => [ids[position] ?? '', entry]));
  return {
    base: entries(
      base,
      base.map((_, index) => `base${index}`),
    ),
    local: entries(local, localIds),
    remote: entries(remote, matchedRemoteIds),
  };
}

/**
 * The included ids in the order of the side that moved entries; if both did, `pick` decides. An entry that only the
 * other side has follows its predecessor on that side.
 */
function mergeOrder(
  { base, local, remote }: Sides<readonly string[]>,
  included: ReadonlyMap<string, unknown>,
  pick: () => 'local' | 'remote',
): string[] {
  const isReordered = (left: readonly string[], right: readonly string[]) =>
    !isSame(
      left.filter((id) => included.has(id) && right.includes(id)),
      right.filter((id) => included.has(id) && left.includes(id)),
    );
  const isRemoteLeading =
    isReordered(local, remote) &&
    (!isReordered(base, local) || (isReordered(base, remote) && pick() === 'remote'));
  const [leading, following] = isRemoteLeading ? [remote, local] : [local, remote];
  const order = leading.filter((id) => included.has(id));
  let neighbor = -1;
  for (const id of following) {
    if (!included.has(id)) continue;
    if (!order.includes(id)) order.splice(neighbor + 1, 0, id);
    neighbor = order.indexOf(id);
  }
  return order;
}

/** The name by which people recognize an entry. */
function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return String(entry);
  const names = [entry['title'], entry['sku'], entry['option']];
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? '…';
}
