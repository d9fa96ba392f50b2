import { changeCategory, listCategories, writeCategories } from '@sitewright/contracts/api';
import {
  categoryParentErrors,
  categoryPath,
  findParentErrors,
  toCategoryParents,
} from '@sitewright/contracts/categories';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { conflictError, fakeRevision } from './fake-revision.ts';
import type { FakeState } from './state.ts';

export function categoryHandlers(state: FakeState): HttpHandler[] {
  const used = () => state.items.flatMap(({ categories }) => categories);
  const names = () =>
    new Set([
      ...used(),
      ...state.categoryParents.flatMap(({ name, parent }) => [name, parent ?? name]),
    ]);
  function list() {
    const parents = toCategoryParents(state.categoryParents);
    const categories = [...names()].toSorted().map((name) => ({
      name,
      parent: parents.get(name) ?? null,
      itemCount: used().filter((other) => other === name).length,
      totalItemCount: state.items.filter((item) =>
        item.categories.some((category) => categoryPath(category, parents).includes(name)),
      ).length,
    }));
    return { categories, revision: fakeRevision(state.categoryParents) };
  }
  return [
    answer(listCategories, list),
    answer(writeCategories, ({ body: { parents, revision } }) => {
      const conflict = conflictError(revision, state.categoryParents);
      if (conflict !== null) return conflict;
      const errors = [...findParentErrors(parents)].map(
        ([index, error]) => [`parents.${index}.parent`, categoryParentErrors[error]] as const,
      );
      if (errors.length > 0) return err('invalidRequest', { errors: Object.fromEntries(errors) });
      state.categoryParents = parents;
      return list();
    }),
    answer(changeCategory, ({ body: { name, newName } }) => {
      const above = state.categoryParents.find((entry) => entry.name === name)?.parent ?? null;
      const renamed = (other: string) => (other === name && newName !== null ? newName : other);
      state.items = state.items.map((item) => ({
        ...item,
        categories: item.categories
          .filter((other) => newName !== null || other !== name)
          .map(renamed),
      }));
      state.categoryParents = state.categoryParents
        .filter((entry) => newName !== null || entry.name !== name)
        .map((entry) => ({
          name: renamed(entry.name),
          parent:
            entry.parent === name ? (newName ?? above) : entry.parent && renamed(entry.parent),
        }));
      return list();
    }),
  ];
}
