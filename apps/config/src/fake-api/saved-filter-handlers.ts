import {
  deleteFilter,
  listSavedFilters,
  renameFilter,
  saveFilter,
  type FilteredList,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import type { FakeState } from './state.ts';
import { toTabFilter } from '../features/saved-filters/tab-filter.ts';

const nameTaken = () =>
  err('invalidRequest', { errors: { name: 'Another tab has this name. Enter another one.' } });

/** The saved filters of lists. */
export function savedFilterHandlers(state: FakeState): HttpHandler[] {
  const isTaken = (list: FilteredList, name: string, except = '') =>
    state.savedFilters.some(
      (row) =>
        row.id !== except && row.list === list && row.name.toLowerCase() === name.toLowerCase(),
    );
  return [
    answer(listSavedFilters, ({ query: { list } }) => ({
      rows: state.savedFilters.filter((row) => row.list === list),
    })),
    answer(saveFilter, ({ body: { id, list, name, filter } }) => {
      if (isTaken(list, name)) return nameTaken();
      const row = { id, list, name, filter: toTabFilter(filter) };
      state.savedFilters = [...state.savedFilters, row];
      return row;
    }),
    answer(renameFilter, ({ params: { filterId }, body: { name } }) => {
      const before = state.savedFilters.find(({ id }) => id === filterId);
      if (before === undefined) return err('notFound');
      if (isTaken(before.list, name, filterId)) return nameTaken();
      const renamed = { ...before, name };
      state.savedFilters = state.savedFilters.map((row) => (row === before ? renamed : row));
      return renamed;
    }),
    answer(deleteFilter, ({ params: { filterId } }) => {
      state.savedFilters = state.savedFilters.filter(({ id }) => id !== filterId);
      return {};
    }),
  ];
}
