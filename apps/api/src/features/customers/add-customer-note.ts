import { addCustomerNote } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { insertNote } from './customer-notes.queries.ts';
import { findCustomerSummary } from './customers.queries.ts';
import { findCustomer } from './find-customer.ts';

export const addCustomerNoteRoute = tenantRoute(
  addCustomerNote,
  ownerWrites('orders.fulfil'),
  async ({ tenant, actor, params: { customerId }, body, services, now }) => {
    if (actor.kind !== 'account' || (await findCustomerSummary(tenant, customerId)) === null)
      return err('notFound');
    const note = { noteId: services.createId(), customerId, author: actor.displayName };
    await insertNote(tenant, { ...note, ...body, createdAt: now });
    return (await findCustomer(tenant, customerId)) ?? err('notFound');
  },
);
