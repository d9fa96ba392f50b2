import type { CustomerSort } from '@sitewright/contracts/api';
import type { ConsentSource, CustomerSummary } from '@sitewright/contracts/entities';

export const sortLabels = {
  recent: 'Latest order',
  spent: 'Amount spent',
  orders: 'Number of orders',
  name: 'Name',
} as const satisfies Record<CustomerSort, string>;

/** How a consent came about, after `Agreed` or `Unsubscribed`. */
export const sourceLabels = {
  checkout: 'at checkout',
  owner: '– recorded by',
  unsubscribeLink: 'by the link in an email',
} as const satisfies Record<ConsentSource, string>;

/** How a customer is called: by name, or by email address without one. */
export const customerLabel = ({ name, email }: Pick<CustomerSummary, 'name' | 'email'>): string =>
  name === '' ? email : name;
