import { listCategories, writeCategories } from '@sitewright/contracts/api';
import {
  categoryParentErrors,
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
    new Set([...used(), ...state.categoryParents.flatMap(({ name, parent }) => [name, parent])]);
  function list() {
    const parents = toCategoryParents(state.categoryParents);
    const categories = [...names()].toSorted().map((name) => ({
      name,
      parent: parents.get(name) ?? null,
      itemCount: used().filter((other) => other === name).length,
    }));
    return { categories, revision: fakeRevision(state.categoryParents) };
  }
  return [
    answer(listCategories, list),
    answer(writeCategories, ({ body: { parents, revision } }) => {
      const conflict = conflictError(revision, state.categoryParents);
      if (conflict !== null) return conflict;
      const errors = [...findParentErrors(parents, names())].map(
        ([index, error]) => [`parents.${index}.parent`, categoryParentErrors[error]] as const,
      );
      if (errors.length > 0) return err('invalidRequest', { errors: Object.fromEntries(errors) });
      state.categoryParents = parents;
      return list();
    }),
  ];
}
