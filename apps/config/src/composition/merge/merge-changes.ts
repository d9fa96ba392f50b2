import { isRecord, isSame } from './is-same.ts';
import { isListOfThings, mergeList } from './merge-list.ts';
import type { Path, Pick, Sides } from './sides.ts';

/** Members that only together say something: they come from the same side. */
const inseparable: readonly (readonly string[])[] = [
  ['pageId', 'href'],
  ['workflowState', 'publishAt'],
];

export interface MergeOptions {
  /** Decides about a part that both sides changed. */
  readonly pick: Pick;
  /** Names of numbers that are counted, such as a stock: both sides' differences add up. */
  readonly counted?: readonly string[];
}

/**
 * Two changes of the same document as one: objects by their members, lists of things by their entries, everything
 * else as wholes. What only one side changed is so; about what both changed `pick` decides.
 */
export function mergeChanges<Value>(
  sides: Sides<Value>,
  { pick, counted = [] }: MergeOptions,
): Value {
  const merge = ({ base, mine, newer }: Sides, path: Path): unknown => {
    if (isSame(base, newer) || isSame(mine, newer)) return mine;
    if (isSame(base, mine)) return newer;
    if (isRecord(base) && isRecord(mine) && isRecord(newer))
      return mergeMembers({ base, mine, newer }, path);
    if (isListOfThings(base) && isListOfThings(mine) && isListOfThings(newer))
      return mergeList({ base, mine, newer }, path, { merge, pick });
    const last = path.at(-1);
    const isCounted = last?.kind === 'member' && counted.includes(last.name);
    if (isCounted && isNumber(base) && isNumber(mine) && isNumber(newer))
      return Math.max(0, newer + mine - base);
    return pick(path, { base, mine, newer }) === 'mine' ? mine : newer;
  };

  function mergeMembers(
    { base, mine, newer }: Sides<Readonly<Record<string, unknown>>>,
    path: Path,
  ): Readonly<Record<string, unknown>> {
    const members = groupsOf([...Object.keys(newer), ...Object.keys(mine)]).flatMap((names) => {
      const at = (name: string): Path => [...path, { kind: 'member', name }];
      const isChangedIn = (side: typeof mine) =>
        names.some((name) => !isSame(base[name], side[name]));
      const isDifferent = names.some((name) => !isSame(mine[name], newer[name]));
      const [first = ''] = names;
      if (names.length > 1 && isDifferent && isChangedIn(mine) && isChangedIn(newer)) {
        const saying = (side: typeof mine) =>
          names.map((name) => side[name]).find((value) => value !== undefined);
        const said = { base: saying(base), mine: saying(mine), newer: saying(newer) };
        const side = pick(at(first), said) === 'mine' ? mine : newer;
        return names.map((name) => [name, side[name]] as const);
      }
      return names.map((name) => {
        const member = { base: base[name], mine: mine[name], newer: newer[name] };
        return [name, merge(member, at(name))] as const;
      });
    });
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  return merge(sides, []) as Value;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Names once each, those that are inseparable as one group. */
function groupsOf(names: readonly string[]): readonly (readonly string[])[] {
  const groups = [...new Set(names)].map(
    (name) => inseparable.find((group) => group.includes(name)) ?? [name],
  );
  return groups.filter(
    (group, index) => groups.findIndex((other) => other[0] === group[0]) === index,
  );
}
