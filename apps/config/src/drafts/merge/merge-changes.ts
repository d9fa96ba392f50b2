import { isRecord, isSame } from './is-same.ts';
import { hasIdentifiableEntries, mergeList } from './merge-list.ts';
import type { Path, Pick, Sides } from './sides.ts';

/** Members that only make sense together: they come from the same side. */
const inseparable: readonly (readonly string[])[] = [
  ['pageId', 'href'],
  ['workflowState', 'publishAt'],
  ['kind', 'priceCents', 'unit', 'unitCents', 'bands'],
  ['isRestOfWorld', 'regions'],
];

export interface MergeOptions {
  /** Decides about a part that both sides changed. */
  readonly pick: Pick;
  /** Names of counted numbers, such as a stock: the differences of both sides are added. */
  readonly counted?: readonly string[];
}

/**
 * Merges two changes of the same document: objects by member, lists by entry, everything else as a whole. A change by
 * one side is taken; if both sides changed the same part, `pick` decides.
 */
export function mergeChanges<Value>(
  sides: Sides<Value>,
  { pick, counted = [] }: MergeOptions,
): Value {
  const merge = ({ base, local, remote }: Sides, path: Path): unknown => {
    if (isSame(base, remote) || isSame(local, remote)) return local;
    if (isSame(base, local)) return remote;
    if (isRecord(base) && isRecord(local) && isRecord(remote))
      return mergeMembers({ base, local, remote }, path);
    if (
      hasIdentifiableEntries(base) &&
      hasIdentifiableEntries(local) &&
      hasIdentifiableEntries(remote)
    )
      return mergeList({ base, local, remote }, path, { merge, pick });
    const last = path.at(-1);
    const isCounted = last?.kind === 'member' && counted.includes(last.name);
    if (isCounted && isNumber(base) && isNumber(local) && isNumber(remote))
      return Math.max(0, remote + local - base);
    return pick(path, { base, local, remote }) === 'local' ? local : remote;
  };

  function mergeMembers(
    { base, local, remote }: Sides<Readonly<Record<string, unknown>>>,
    path: Path,
  ): Readonly<Record<string, unknown>> {
    const members = groupsOf([...Object.keys(remote), ...Object.keys(local)]).flatMap((names) => {
      const pathOf = (name: string): Path => [...path, { kind: 'member', name }];
      const isChangedIn = (side: typeof local) =>
        names.some((name) => !isSame(base[name], side[name]));
      const isDifferent = names.some((name) => !isSame(local[name], remote[name]));
      const [first = ''] = names;
      if (names.length > 1 && isDifferent && isChangedIn(local) && isChangedIn(remote)) {
        const firstValueOf = (side: typeof local) =>
          names.map((name) => side[name]).find((value) => value !== undefined);
        const values = {
          base: firstValueOf(base),
          local: firstValueOf(local),
          remote: firstValueOf(remote),
        };
        const side = pick(pathOf(first), values) === 'local' ? local : remote;
        return names.map((name) => [name, side[name]] as const);
      }
      return names.map((name) => {
        const member = { base: base[name], local: local[name], remote: remote[name] };
        return [name, merge(member, pathOf(name))] as const;
      });
    });
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  return merge(sides, []) as Value;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Each name once, with inseparable members in one group. */
function groupsOf(names: readonly string[]): readonly (readonly string[])[] {
  const groups = [...new Set(names)].map(
    (name) => inseparable.find((group) => group.includes(name)) ?? [name],
  );
  return groups.filter(
    (group, index) => groups.findIndex((other) => other[0] === group[0]) === index,
  );
}
