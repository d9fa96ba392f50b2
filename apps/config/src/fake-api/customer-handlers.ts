import {
  addCustomerNote,
  changeCustomerTags,
  dismissStoreSetup,
  eraseCustomer,
  exportCustomer,
  listAbandonedCarts,
  listCustomers,
  readCartRecovery,
  readCustomer,
  readDemoData,
  readSalesReport,
  readStoreSetup,
  recordConsent,
  removeDemoData,
  writeCartRecovery,
} from '@sitewright/contracts/api';
import type { CustomerDetails } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { noDemoData } from './customer-samples.ts';
import { idOf } from './sample.ts';
import { pageOf, type FakeState } from './state.ts';

const isIn = (view: string | undefined, { orderCount, acceptsMarketing }: CustomerDetails) =>
  view === undefined ||
  (view === 'returning' ? orderCount > 1 : acceptsMarketing === (view === 'subscribed'));

const orderBy = {
  recent: (left: CustomerDetails, right: CustomerDetails) =>
    right.lastOrderAt.localeCompare(left.lastOrderAt),
  spent: (left: CustomerDetails, right: CustomerDetails) => right.spentCents - left.spentCents,
  orders: (left: CustomerDetails, right: CustomerDetails) => right.orderCount - left.orderCount,
  name: (left: CustomerDetails, right: CustomerDetails) => left.name.localeCompare(right.name),
};

export function customerHandlers(state: FakeState): HttpHandler[] {
  const find = (id: string) => state.customers.find((customer) => customer.id === id);
  /** Changes one customer; an error if there is none. */
  const change = (id: string, changed: (before: CustomerDetails) => Partial<CustomerDetails>) => {
    const before = find(id);
    if (before === undefined) return err('notFound');
    const after = { ...before, ...changed(before) };
    state.customers = state.customers.map((other) => (other === before ? after : other));
    return after;
  };
  const at = '2026-11-29T09:00:00.000Z';
  return [
    answer(listCustomers, ({ query }) =>
      pageOf(
        state.customers
          .filter((customer) => isIn(query.view, customer))
          .filter(({ name, email, tags }) =>
            `${name} ${email} ${tags.join(' ')}`
              .toLowerCase()
              .includes((query.search ?? '').toLowerCase()),
          )
          .toSorted(orderBy[query.sort]),
        query,
      ),
    ),
    answer(readCustomer, ({ params }) => find(params.customerId) ?? err('notFound')),
    answer(changeCustomerTags, ({ params, body }) =>
      change(params.customerId, () => ({ tags: body.tags })),
    ),
    answer(addCustomerNote, ({ params, body }) =>
      change(params.customerId, ({ notes }) => ({
        notes: [
          { id: idOf('note', notes.length + 1), text: body.text, author: 'Olive Owner', at },
          ...notes,
        ],
      })),
    ),
    answer(recordConsent, ({ params, body: { isGiven } }) =>
      change(params.customerId, ({ consents }) => ({
        acceptsMarketing: isGiven,
        consents: [{ isGiven, source: 'owner', author: 'Olive Owner', at }, ...consents],
      })),
    ),
    answer(exportCustomer, ({ params }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      const customer = find(params.customerId);
      if (customer === undefined) return err('notFound');
      return {
        exportedAt: at,
        customer,
        orders: [],
        giftCards: [],
        carts: [],
        mails: [],
        reviews: [],
        downloads: [],
      };
    }),
    answer(eraseCustomer, ({ params, body }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      const customer = find(params.customerId);
      if (customer === undefined) return err('notFound');
      if (body.email !== customer.email)
        return err('invalidRequest', {
          errors: { email: 'This is not the email address of the customer.' },
        });
      state.customers = state.customers.filter((other) => other !== customer);
      return { orders: customer.orderCount };
    }),
    answer(listAbandonedCarts, ({ query }) =>
      pageOf(
        state.abandonedCarts.filter(
          ({ state: recovery, email }) =>
            email.includes(query.search ?? '') &&
            (query.view === undefined ||
              query.view === recovery ||
              (query.view === 'open' && recovery !== 'mailed' && recovery !== 'recovered')),
        ),
        query,
      ),
    ),
    answer(readCartRecovery, () => state.cartRecovery),
    answer(writeCartRecovery, ({ body }) => {
      state.cartRecovery = body;
      return body;
    }),
    answer(readSalesReport, ({ query: { from = '', to = '~' } }) => ({
      timeZone: 'Europe/Berlin',
      months: state.salesMonths.filter(({ month }) => month >= from && month <= to),
    })),
    answer(readDemoData, () => state.demoData),
    answer(removeDemoData, () => {
      const removed = state.demoData;
      state.demoData = noDemoData;
      state.orders = state.orders.filter(({ isDemo }) => isDemo !== true);
      return removed;
    }),
    answer(readStoreSetup, () => state.storeSetup),
    answer(dismissStoreSetup, ({ body: { isDismissed } }) => {
      state.storeSetup = { ...state.storeSetup, isDismissed };
      return state.storeSetup;
    }),
  ];
}
