import {
  createCreditNote,
  createInvoice,
  createReversal,
  uncapturedPart,
  wholeOrder,
  type CreditedRefund,
  type Seller,
} from '@sitewright/commerce/invoices';
import type { InvoiceDocument, Order } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { findOrders } from '../orders/public.ts';
import { readSeller } from './invoice-settings.queries.ts';
import {
  findCreditNote,
  insertInvoice,
  listInvoicesOf,
  listUncredited,
  takeNumber,
  type Series,
  type StoredInvoice,
} from './invoices.queries.ts';

/** The transaction in which documents are issued; it holds the locks of their orders. */
interface IssueScope {
  readonly tenant: Tenant;
  readonly createId: () => string;
  readonly now: Date;
}

/** Whether an order was placed: a payment that never succeeded leaves nothing to charge. */
const isPlaced = ({ paymentState }: Order): boolean =>
  paymentState === 'paid' || paymentState === 'awaitingPayment' || paymentState === 'authorized';

/** What a document is for. */
interface Issued {
  readonly order: Order;
  readonly refundId?: string | null;
  /** The credit note that it takes back. */
  readonly reversesId?: string;
  readonly isUncaptured?: boolean;
  readonly firstNumber?: number;
}

async function issue(
  { tenant, createId, now }: IssueScope,
  kind: Series['kind'],
  { order, refundId = null, reversesId, isUncaptured = false, firstNumber = 1 }: Issued,
  create: (issue: { readonly number: number; readonly issuedAt: string }) => InvoiceDocument,
): Promise<StoredInvoice> {
  const { isDemo = false } = order;
  const series = { kind, isDemo };
  const number = await takeNumber(tenant, series, firstNumber);
  const document = create({ number, issuedAt: now.toISOString() });
  const invoice = { id: createId(), orderId: order.id, refundId, document };
  const marks = { reversesId: reversesId ?? null, isUncaptured };
  await insertInvoice(tenant, { ...invoice, ...marks, series, number });
  return invoice;
}

const issueCreditNote = async (
  scope: IssueScope,
  seller: Seller,
  issued: Issued,
  invoice: StoredInvoice,
  refund: CreditedRefund,
): Promise<StoredInvoice> =>
  issue(scope, 'creditNote', issued, (numbered) =>
    createCreditNote(issued.order, refund, seller, {
      ...numbered,
      correctsNumber: invoice.document.number,
    }),
  );

/** The invoices among documents, by order. */
const toInvoices = (documents: readonly StoredInvoice[]): Map<string, StoredInvoice> =>
  new Map(
    documents
      .filter(({ document }) => document.kind === 'invoice')
      .map((invoice) => [invoice.orderId, invoice]),
  );

const invoicesByOrder = async (tenant: Tenant, orderIds: readonly string[]) =>
  toInvoices(await listInvoicesOf(tenant, orderIds));

/**
 * Issues the invoices of placed orders that have none, with credit notes for what was refunded before. The caller holds
 * the locks of the orders. Repeated, it returns what exists.
 */
export async function issueInvoices(
  scope: IssueScope,
  orders: readonly Order[],
  seller: Seller,
): Promise<ReadonlyMap<string, StoredInvoice>> {
  const { tenant } = scope;
  const invoices = await invoicesByOrder(
    tenant,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    if (invoices.has(order.id) || !isPlaced(order)) continue;
    const { firstNumber } = seller.settings;
    const invoice = await issue(scope, 'invoice', { order, firstNumber }, (issued) =>
      createInvoice(order, seller, issued),
    );
    invoices.set(order.id, invoice);
    for (const refund of await listUncredited(tenant, order.id))
      await issueCreditNote(scope, seller, { order, refundId: refund.refundId }, invoice, refund);
  }
  return invoices;
}

/**
 * Issues the invoices of orders that are being confirmed: of all if the store does so, and always of those that are paid by
 * invoice, as the checkout says. Returns them by order.
 */
export async function issueConfirmedInvoices(
  scope: IssueScope,
  orders: readonly Order[],
  seller: Seller,
): Promise<ReadonlyMap<string, InvoiceDocument>> {
  const { attachesToMail } = seller.settings;
  const invoiced = orders.filter(
    ({ paymentMethod }) => attachesToMail || paymentMethod === 'invoice',
  );
  if (invoiced.length === 0) return new Map();
  const invoices = await issueInvoices(scope, invoiced, seller);
  return new Map([...invoices].map(([orderId, { document }]) => [orderId, document]));
}

/** Issues credit notes for refunds whose money was returned, if their order has an invoice. */
export async function creditRefunds(scope: IssueScope, orderId: string): Promise<void> {
  const { tenant } = scope;
  const invoice = (await invoicesByOrder(tenant, [orderId])).get(orderId);
  if (invoice === undefined) return;
  const order = (await findOrders(tenant, [orderId])).get(orderId);
  if (order === undefined) return;
  const seller = await readSeller(tenant);
  for (const refund of await listUncredited(tenant, orderId))
    await issueCreditNote(scope, seller, { order, refundId: refund.refundId }, invoice, refund);
}

/** Issues a credit note over what was not captured of an order, if it was invoiced before. */
export async function creditUncaptured(scope: IssueScope, order: Order): Promise<void> {
  const { tenant } = scope;
  const invoice = (await invoicesByOrder(tenant, [order.id])).get(order.id);
  if (invoice === undefined) return;
  const seller = await readSeller(tenant);
  const issued = { order, isUncaptured: true } as const;
  await issueCreditNote(scope, seller, issued, invoice, uncapturedPart(order));
}

/** Takes back the credit note of a refund that failed after it had succeeded, by a document: it may not be deleted. */
export async function reverseCreditNote(
  scope: IssueScope,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<void> {
  const { tenant } = scope;
  const note = await findCreditNote(tenant, refundId);
  const order = (await findOrders(tenant, [orderId])).get(orderId);
  if (note === null || order === undefined) return;
  const seller = await readSeller(tenant);
  const taken = { order, refundId, reversesId: note.id };
  await issue(scope, 'creditNote', taken, (issued) =>
    createReversal(order, note.document, seller, issued),
  );
}

/** Issues a credit note over the whole invoice of each order that was canceled without having been paid. */
export async function creditUnpaid(scope: IssueScope, orderIds: readonly string[]): Promise<void> {
  const { tenant } = scope;
  const documents = await listInvoicesOf(tenant, orderIds);
  const credited = new Set(
    documents
      .filter(({ document }) => document.kind === 'creditNote')
      .map(({ orderId }) => orderId),
  );
  const invoices = toInvoices(documents.filter(({ orderId }) => !credited.has(orderId)));
  if (invoices.size === 0) return;
  const orders = await findOrders(tenant, [...invoices.keys()]);
  const seller = await readSeller(tenant);
  for (const [orderId, invoice] of invoices) {
    const order = orders.get(orderId);
    if (order !== undefined)
      await issueCreditNote(scope, seller, { order }, invoice, wholeOrder(order));
  }
}
