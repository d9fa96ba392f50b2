import * as z from 'zod';
import { hexId, line } from '../entities/primitives.ts';
import { customerSorts, customerViews } from './customers.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { orderViews } from './orders.ts';
import { websiteParams } from './paging.ts';

/** The lists whose filters can be saved. */
export const filteredLists = ['orders', 'customers'] as const;
export type FilteredList = (typeof filteredLists)[number];

/** The most tabs of a list. */
export const maxSavedFilters = 20;

/** The name of a tab. */
const filterName = line(40).min(1);

const searched = z.string().trim().min(1).max(200).optional();

/** A new tab. Its id is chosen by the sender: sent twice, it is one tab. */
const newFilter = z.discriminatedUnion('list', [
  z.strictObject({
    id: hexId,
    name: filterName,
    list: z.literal('orders'),
    filter: z.strictObject({ view: z.enum(orderViews).optional(), search: searched }),
  }),
  z.strictObject({
    id: hexId,
    name: filterName,
    list: z.literal('customers'),
    filter: z.strictObject({
      view: z.enum(customerViews).optional(),
      sort: z.enum(customerSorts).optional(),
      search: searched,
    }),
  }),
]);

/** The filter is what was saved: a view that no longer exists may be part of it. */
export const savedFilter = z.object({
  id: hexId,
  name: z.string(),
  filter: z.record(z.string(), z.string()),
});
export type SavedFilter = z.infer<typeof savedFilter>;

const savedFilters = z.object({ rows: z.array(savedFilter) });

const filterParams = websiteParams.extend({ filterId: hexId });

export const listSavedFilters = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/saved-filters',
  summary: 'The saved filters of a list, oldest first.',
  params: websiteParams,
  query: z.object({ list: z.enum(filteredLists) }),
  response: savedFilters,
});

export const saveFilter = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/saved-filters',
  summary: 'Saves a filter of a list under a name that no other filter of the list has.',
  params: websiteParams,
  body: newFilter,
  response: savedFilter,
});

export const renameFilter = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/saved-filters/:filterId',
  summary: 'Renames a saved filter.',
  params: filterParams,
  body: z.strictObject({ name: filterName }),
  response: savedFilter,
});

export const deleteFilter = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/saved-filters/:filterId',
  summary: 'Deletes a saved filter.',
  params: filterParams,
  response: z.object({}),
});
