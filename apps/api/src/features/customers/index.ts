import type { Route } from '../../platform/routing/define-route.ts';
import { addCustomerNoteRoute } from './add-customer-note.ts';
import { changeCustomerTagsRoute } from './change-customer-tags.ts';
import { eraseCustomerRoute } from './erase-customer.ts';
import { exportCustomerRoute } from './export-customer.ts';
import { listCustomersRoute } from './list-customers.ts';
import { readCustomerRoute } from './read-customer.ts';
import { recordConsentRoute } from './record-consent.ts';

/** The customers of a store, for its owner. */
export const customerRoutes: readonly Route[] = [
  listCustomersRoute,
  readCustomerRoute,
  changeCustomerTagsRoute,
  addCustomerNoteRoute,
  recordConsentRoute,
  exportCustomerRoute,
  eraseCustomerRoute,
];
