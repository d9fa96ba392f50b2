import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCategoryPaths } from './add-category-paths.ts';
import { categoriesBelow } from './categories-below.ts';
import { maxCategoryLevels, toCategoryParents } from './category-parents.ts';
import { categoryPath } from './category-path.ts';
import { createCategoryTree, listCategoryTree } from './category-tree.ts';
import { findParentErrors } from './find-parent-errors.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const name = fc.constantFrom(...names);
const entries = fc.array(fc.record({ name, parent: name }), { maxLength: 10 });

it('a tree has each category once, however parents repeat', () => {
  fc.assert(
    fc.property(entries, fc.array(name), (list, listedNames) => {
      const lines = listCategoryTree(createCategoryTree(listedNames, toCategoryParents(list)));
      const listed = lines.map((line) => line.name);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).toEqual(expect.arrayContaining(listedNames));
    }),
  );
});

it('parents without errors are a tree of three levels, in which paths and names below agree', () => {
  fc.assert(
    fc.property(entries, (list) => {
      fc.pre(findParentErrors(list).size === 0);
      const parents = toCategoryParents(list);
      for (const line of listCategoryTree(
        createCategoryTree(
          list.map((entry) => entry.name),
          parents,
        ),
      )) {
        const path = categoryPath(line.name, parents);
        expect(path).toHaveLength(line.depth + 1);
        expect(path.length).toBeLessThanOrEqual(maxCategoryLevels);
        for (const above of path) expect(categoriesBelow(above, parents).has(line.name)).toBe(true);
      }
    }),
  );
});

it('paths that are added one after the other never make an error, nor change a parent', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(name, { minLength: 1, maxLength: 4 })), (paths) => {
      let list: readonly { name: string; parent: string }[] = [];
      for (const path of paths) {
        const { added, rejected } = addCategoryPaths([path], toCategoryParents(list));
        expect(added.length + rejected.length).toBeLessThan(path.length);
        list = [...list, ...added];
        expect(findParentErrors(list).size).toBe(0);
      }
    }),
  );
});
