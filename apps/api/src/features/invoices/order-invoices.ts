import { issueInvoices, listOrderInvoices } from '@sitewright/contracts/api';
import type { InvoiceSummary } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { findOrders } from '../orders/public.ts';
import { readSeller } from './invoice-settings.queries.ts';
import { hasOrder, listInvoicesOf, lockOrders, type StoredInvoice } from './invoices.queries.ts';
import { issueInvoices as issueMissing } from './issue-invoices.ts';

const toSummary = ({ id, document }: StoredInvoice): InvoiceSummary => ({
  id,
  kind: document.kind,
  number: document.number,
  issuedAt: document.issuedAt,
  totalCents: document.totalCents,
});

export const listOrderInvoicesRoute = tenantRoute(
  listOrderInvoices,
  ownerReads('orders.read'),
  async ({ tenant, params: { orderId } }) => {
    const invoices = await listInvoicesOf(tenant, [orderId]);
    if (invoices.length === 0 && !(await hasOrder(tenant, orderId))) return err('notFound');
    return { invoices: invoices.map(toSummary) };
  },
);

export const issueInvoicesRoute = tenantRoute(
  issueInvoices,
  ownerWrites('orders.fulfil'),
  async ({ tenant, body, services: { createId }, now }) => {
    const orderIds = [...new Set(body.orderIds)];
    await lockOrders(tenant, orderIds);
    const orders = await findOrders(tenant, orderIds);
    // In the order of their numbers, so that the invoices of a batch are in the order of the sales.
    const sorted = [...orders.values()].toSorted((a, b) => a.number - b.number);
    const issued = await issueMissing({ tenant, createId, now }, sorted, await readSeller(tenant));
    return {
      invoiceIds: orderIds.flatMap((id) => issued.get(id)?.id ?? []),
      skipped: orderIds.filter((id) => !issued.has(id)),
    };
  },
);
