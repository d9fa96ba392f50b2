import { isRecord } from './is-same.ts';

/** The properties that identify an entry in a list, most reliable first. A folder of links only has a title. */
const identifyingMembers = ['id', 'pageId', 'href', 'option', 'title'] as const;

/** The identifier of an entry across versions of its list; undefined if it has none. */
export function keyOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return undefined;
  const name = identifyingMembers.find((member) => typeof entry[member] === 'string');
  return name === undefined ? undefined : `${name}:${String(entry[name])}`;
}

/**
 * For each entry of a list, the matching entry of the base: by its identifier or, if that has changed, by its position
 * after a matched entry and an unchanged property. Undefined for new entries.
 */
export function matchEntries(
  base: readonly unknown[],
  side: readonly unknown[],
): readonly (number | undefined)[] {
  const unmatched = new Map<string | undefined, number[]>();
  for (const [index, entry] of base.entries()) {
    const key = keyOf(entry);
    unmatched.set(key, [...(unmatched.get(key) ?? []), index]);
  }
  const matches = side.map((entry) => unmatched.get(keyOf(entry))?.shift());
  const matched = new Set(matches);
  let previous = -1;
  return matches.map((match, index) => {
    const next = previous + 1;
    const isChanged =
      match === undefined && !matched.has(next) && isSimilar(base[next], side[index]);
    const found = isChanged ? next : match;
    previous = found ?? previous;
    return found;
  });
}

/** Whether two entries without ids share a text or a nested entry. */
function isSimilar(left: unknown, right: unknown): boolean {
  if (!isRecord(left) || !isRecord(right) || 'id' in left || 'id' in right) return false;
  return Object.entries(left).some(([name, value]) => {
    const counterpart = right[name];
    if (typeof value === 'string') return value !== '' && value === counterpart;
    if (!Array.isArray(value) || !Array.isArray(counterpart)) return false;
    const keys = new Set(value.map(keyOf));
    return counterpart.some((entry) => keys.has(keyOf(entry)));
  });
}
