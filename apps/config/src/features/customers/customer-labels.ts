import type { CustomerSort } from '@sitewright/contracts/api';
import type { ConsentSource, CustomerSummary } from '@sitewright/contracts/entities';

export const sortKeys = {
  recent: 'orders.latestOrder',
  spent: 'orders.amountSpent',
  orders: 'orders.numberOfOrders',
  name: 'orders.name',
} as const satisfies Record<CustomerSort, string>;

/** How a consent was given or withdrawn. */
export const consentKeys = {
  checkout: { given: 'orders.agreedAtCheckout', withdrawn: 'orders.unsubscribedAtCheckout' },
  owner: { given: 'orders.agreedRecorded', withdrawn: 'orders.unsubscribedRecorded' },
  unsubscribeLink: { given: 'orders.agreedByLink', withdrawn: 'orders.unsubscribedByLink' },
} as const satisfies Record<ConsentSource, unknown>;

/** How a customer is called: by name, or by email address without one. */
export const customerLabel = ({ name, email }: Pick<CustomerSummary, 'name' | 'email'>): string =>
  name === '' ? email : name;
