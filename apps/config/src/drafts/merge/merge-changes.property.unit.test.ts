import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import type { Path } from './sides.ts';

interface Thing {
  readonly id: string;
  readonly title: string;
  readonly price: number;
}
interface Document {
  readonly title: string;
  readonly palette: { readonly accent: string; readonly dark: string };
  readonly things: readonly Thing[];
  readonly tags: readonly string[];
}

const word = fc.constantFrom('a', 'b', 'c');
const thing = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  title: word,
  price: fc.integer({ min: 0, max: 2 }),
});
const document: fc.Arbitrary<Document> = fc.record({
  title: word,
  palette: fc.record({ accent: word, dark: word }),
  things: fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 5 }),
  tags: fc.uniqueArray(fc.constantFrom('u', 'v', 'w', 'x', 'y'), { maxLength: 5 }),
});
const link = fc.record({ title: word, pageId: fc.constantFrom('1', '2', '3') });
const links = fc.array(link, { maxLength: 5 });

const localWins = { pick: () => 'local' as const };
const failOnPick = (path: Path): 'local' => {
  throw new Error(`Nobody changed this twice: ${JSON.stringify(path)}`);
};
/** What a value must be of which only one side changed something; undefined where both did. */
const onlyChange = <Value>(base: Value, local: Value, remote: Value): Value | undefined =>
  base === remote ? local : base === local ? remote : undefined;
const byId = (things: readonly Thing[]) => new Map(things.map((one) => [one.id, one]));

it('returns the changed version when only one side changed, without a conflict', () => {
  fc.assert(
    fc.property(fc.oneof(document, links), fc.oneof(document, links), (base, changed) => {
      const choices = { pick: failOnPick };
      const sides = { base, local: base, remote: changed };
      expect(mergeChanges<unknown>(sides, choices)).toEqual(changed);
      expect(mergeChanges<unknown>({ base, local: changed, remote: base }, choices)).toEqual(
        changed,
      );
    }),
  );
});

it('never loses what only one side changed', () => {
  fc.assert(
    fc.property(document, document, document, (base, local, remote) => {
      const merged = mergeChanges({ base, local, remote }, localWins);
      const expectMember = (value: unknown, expected: unknown) => {
        if (expected !== undefined) expect(value).toBe(expected);
      };
      expectMember(merged.title, onlyChange(base.title, local.title, remote.title));
      for (const name of ['accent', 'dark'] as const)
        expectMember(
          merged.palette[name],
          onlyChange(base.palette[name], local.palette[name], remote.palette[name]),
        );
      for (const tag of ['u', 'v', 'w', 'x', 'y']) {
        const isIn = ({ tags }: Document) => tags.includes(tag);
        expectMember(isIn(merged), onlyChange(isIn(base), isIn(local), isIn(remote)));
      }
      const [before, here, there, result] = [base, local, remote, merged].map(({ things }) =>
        byId(things),
      ) as [Map<string, Thing>, Map<string, Thing>, Map<string, Thing>, Map<string, Thing>];
      for (const id of ['1', '2', '3', '4', '5']) {
        const [old, ours, remote, created] = [before, here, there, result].map((all) =>
          all.get(id),
        );
        if (old === undefined && (ours ?? remote) !== undefined) expect(created).toBeDefined();
        if (!old || !ours || !remote) continue;
        for (const name of ['title', 'price'] as const)
          expectMember(created?.[name], onlyChange(old[name], ours[name], remote[name]));
      }
      expect(merged.things).toHaveLength(result.size);
    }),
  );
});

it('has every link that either side added', () => {
  fc.assert(
    fc.property(links, links, links, (base, here, there) => {
      const added = (list: typeof base, letter: string) =>
        list.map((one) => ({ title: one.title, href: `/${letter}${one.pageId}` }));
      const local = [...base, ...added(here, 'm')];
      const remote = [...added(there, 'n'), ...base];
      const merged = mergeChanges({ base, local, remote }, { pick: failOnPick });
      expect(merged).toEqual([...added(there, 'n'), ...local]);
    }),
  );
});
