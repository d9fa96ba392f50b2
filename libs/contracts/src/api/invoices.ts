import * as z from 'zod';
import { invoiceSettings, invoiceSummary } from '../entities/invoice.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

/** The most documents in one file. */
const maxPrinted = 100;

export const listOrderInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders/:orderId/invoices',
  summary: 'The invoice and the credit notes of an order, oldest first.',
  params: websiteParams.extend({ orderId: hexId }),
  response: z.object({ invoices: z.array(invoiceSummary) }),
});

export const issueInvoices = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/invoices',
  summary: 'Issues the invoices of orders that have none. Repeated, it issues nothing.',
  params: websiteParams,
  body: z.strictObject({ orderIds: z.array(hexId).min(1).max(maxPrinted) }),
  response: z.object({
    /** One for each order, in their order; credit notes are not included. */
    invoiceIds: z.array(hexId),
    /** Orders without an invoice: they were not placed. */
    skipped: z.array(hexId),
  }),
});

export const printInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders/invoices.pdf',
  summary: 'Issued invoices and credit notes as one PDF file.',
  params: websiteParams,
  query: z.object({ ids: z.string().max(2600) }),
  response: z.unknown(),
});

export const printPackingSlips = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders/packing-slips.pdf',
  summary: 'The packing slips of orders as one PDF file: what is still to be sent.',
  params: websiteParams,
  query: z.object({ ids: z.string().max(2600) }),
  response: z.unknown(),
});

export const readInvoiceSettings = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/invoice-settings',
  summary: 'How a store issues invoices.',
  params: websiteParams,
  response: invoiceSettings.extend(revised),
});

export const writeInvoiceSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/invoice-settings',
  summary: 'Replaces how a store issues invoices; documents that exist stay as they are.',
  params: websiteParams,
  body: invoiceSettings.extend(basedOn),
  response: invoiceSettings.extend(revised),
});
