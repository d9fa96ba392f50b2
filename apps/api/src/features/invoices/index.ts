import type { Route } from '../../platform/routing/define-route.ts';
import { readInvoiceSettingsRoute, writeInvoiceSettingsRoute } from './invoice-settings.ts';
import { issueInvoicesRoute, listOrderInvoicesRoute } from './order-invoices.ts';
import { printInvoicesRoute, printPackingSlipsRoute } from './print-documents.ts';

/** Invoices, credit notes and packing slips for the owner. */
export const invoiceRoutes: readonly Route[] = [
  listOrderInvoicesRoute,
  issueInvoicesRoute,
  printInvoicesRoute,
  printPackingSlipsRoute,
  readInvoiceSettingsRoute,
  writeInvoiceSettingsRoute,
];
