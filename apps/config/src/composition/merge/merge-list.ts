import { isRecord, isSame } from './is-same.ts';
import { keyOf, matchEntries } from './match-entries.ts';
import type { Path, Pick, Sides } from './sides.ts';

type Entries = ReadonlyMap<string, unknown>;

/**
 * Three states of a list of things as one: what either side added, took away, changed or moved is so. `merge` makes
 * one of an entry that both have, `pick` decides where both did something else with the same.
 */
export function mergeList(
  sides: Sides<readonly unknown[]>,
  path: Path,
  { merge, pick }: { readonly merge: (sides: Sides, path: Path) => unknown; readonly pick: Pick },
): unknown[] {
  const { base, mine, newer } = identify(sides);
  const merged = new Map<string, unknown>();
  for (const id of new Set([...mine.keys(), ...newer.keys()])) {
    const entry = { base: base.get(id), mine: mine.get(id), newer: newer.get(id) };
    const at: Path = [...path, { kind: 'entry', id, name: nameOf(entry.mine ?? entry.newer) }];
    if (mine.has(id) && newer.has(id)) {
      merged.set(id, merge(entry, at));
      continue;
    }
    const side = mine.has(id) ? 'mine' : 'newer';
    // Taken away on the other side: it stays if it is new, or if it was changed and this side wins.
    const isKept = !base.has(id) || (!isSame(entry.base, entry[side]) && pick(at, entry) === side);
    if (isKept) merged.set(id, entry[side]);
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], newer: [...newer.keys()] },
    merged,
    () => pick([...path, { kind: 'order' }], sides),
  );
  return order.map((id) => merged.get(id));
}

/** Whether lists have things in them that can be told apart; others are changed as wholes, such as paragraphs. */
export const isListOfThings = (list: unknown): list is readonly unknown[] =>
  Array.isArray(list) && list.every((entry) => keyOf(entry) !== undefined);

/** The entries of all three under ids: an entry has the same in each state that it is in. */
function identify({ base, mine, newer }: Sides<readonly unknown[]>): Sides<Entries> {
  const idsOf = (side: readonly unknown[], letter: string) =>
    matchEntries(base, side).map((index, place) =>
      index === undefined ? `${letter}${place}` : `base${index}`,
    );
  const mineIds = idsOf(mine, 'mine');
  const newerIds = idsOf(newer, 'newer');
  // The same thing was added on both sides.
  const added = mineIds.flatMap((id, place) =>
    id.startsWith('mine') ? [{ id, key: keyOf(mine[place]) }] : [],
  );
  const twinOf = (entry: unknown) => {
    const index = added.findIndex(({ key }) => key === keyOf(entry));
    return index === -1 ? undefined : added.splice(index, 1)[0]?.id;
  };
  const sharedIds = newerIds.map((id, place) =>
    id.startsWith('newer') ? (twinOf(newer[place]) ?? id) : id,
  );
  const entries = (list: readonly unknown[], ids: readonly string[]): Entries =>
    new Map(list.map((entry, place) => [ids[place] ?? '', entry]));
  return {
    base: entries(
      base,
      base.map((_, index) => `base${index}`),
    ),
    mine: entries(mine, mineIds),
    newer: entries(newer, sharedIds),
  };
}

/** The ids that stay, in the order of the side that moved something; what only the other has follows its neighbour. */
function mergeOrder(
  { base, mine, newer }: Sides<readonly string[]>,
  kept: ReadonlyMap<string, unknown>,
  pick: () => 'mine' | 'newer',
): string[] {
  const isMoved = (one: readonly string[], other: readonly string[]) =>
    !isSame(
      one.filter((id) => kept.has(id) && other.includes(id)),
      other.filter((id) => kept.has(id) && one.includes(id)),
    );
  const isNewerFirst =
    isMoved(mine, newer) && (!isMoved(base, mine) || (isMoved(base, newer) && pick() === 'newer'));
  const [leading, following] = isNewerFirst ? [newer, mine] : [mine, newer];
  const order = leading.filter((id) => kept.has(id));
  let neighbour = -1;
  for (const id of following) {
    if (!kept.has(id)) continue;
    if (!order.includes(id)) order.splice(neighbour + 1, 0, id);
    neighbour = order.indexOf(id);
  }
  return order;
}

/** What a person knows an entry by. */
function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return String(entry);
  const names = [entry['title'], entry['sku'], entry['option']];
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? '…';
}
