import { collectionType } from '@sitewright/contracts/codes';
import type { ItemView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { findEventRows } from './event-rows.queries.ts';
import {
  findItemDetails,
  findItemRows,
  toItemView,
  type ItemFilter,
  type PublishedItemRow,
} from './item-view.queries.ts';

/** Selects items of one collection; the type of the collection decides about their order. */
export interface ListFilter extends Omit<ItemFilter, 'order'> {
  readonly collectionType: number;
  /** For events only: latest first, instead of upcoming before past ones. */
  readonly order?: 'latest' | undefined;
}

/** Items in the order of public lists: events by their dates, all others in manual order. */
export function findListedRows(
  tenant: Tenant,
  { collectionType: type, order, ...filter }: ListFilter,
  now: Date,
): Promise<readonly PublishedItemRow[]> {
  if (type !== collectionType.EVENTS) return findItemRows(tenant, filter, now);
  return order === 'latest'
    ? findItemRows(tenant, { ...filter, order: 'lastOver' }, now)
    : findEventRows(tenant, filter, now);
}

/** Listed items with images and products. */
export async function findListedItems(
  tenant: Tenant,
  filter: ListFilter,
  collectionPath: string,
  now: Date,
): Promise<readonly ItemView[]> {
  const rows = await findListedRows(tenant, filter, now);
  const details = await findItemDetails(tenant, rows);
  return rows.map((row) => toItemView(row, details, collectionPath));
}
