import type { CreditedRefund } from '@sitewright/commerce/invoices';
import type { InvoiceDocument, InvoiceKind } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A document that was issued. */
export interface StoredInvoice {
  readonly id: string;
  readonly orderId: string;
  readonly refundId: string | null;
  readonly document: InvoiceDocument;
}

/** Consecutive numbers: of invoices, or of credit notes and their reversals; of real orders or of demo orders. */
export interface Series {
  readonly kind: Exclude<InvoiceKind, 'reversal'>;
  readonly isDemo: boolean;
}

/**
 * Takes the next number of a series. The row stays locked until the transaction ends, and the number is given back if it
 * fails: so numbers are consecutive, in the order of the commits.
 */
export async function takeNumber(
  tenant: Tenant,
  { kind, isDemo }: Series,
  firstNumber: number,
): Promise<number> {
  const { rows } = await sql<{ readonly lastNumber: number }>`
    insert into invoice_numbers (website_id, kind, is_demo, last_number)
    values (${tenant.websiteId}, ${kind}, ${isDemo}, ${firstNumber})
    on conflict (website_id, kind, is_demo) do update set last_number = invoice_numbers.last_number + 1
    returning last_number
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error('The series of documents has no number.');
  return row.lastNumber;
}

/**
 * Locks the numbers of credit notes for a transaction that locks gift cards before it takes a number: every writer takes
 * a number first. There is nothing to lock before the first credit note.
 */
export async function lockCreditNoteNumbers(tenant: Tenant): Promise<void> {
  await tenant
    .selectFrom('invoiceNumbers')
    .where('kind', '=', 'creditNote')
    .orderBy('isDemo')
    .select('lastNumber')
    .forUpdate()
    .execute();
}

/** A document that is not written yet. */
interface NewInvoice extends StoredInvoice {
  readonly series: Series;
  readonly number: number;
  /** The credit note that it takes back. */
  readonly reversesId: string | null;
  /** A credit note over what was never captured. */
  readonly isUncaptured: boolean;
}

export async function insertInvoice(tenant: Tenant, invoice: NewInvoice): Promise<void> {
  const { id, series, document, ...row } = invoice;
  await tenant
    .insertInto('invoices')
    .values({
      invoiceId: id,
      ...row,
      ...series,
      document: JSON.stringify(document),
      issuedAt: new Date(document.issuedAt),
    })
    .execute();
}

const columns = ['invoiceId', 'orderId', 'refundId', 'document'] as const;

interface InvoiceRow {
  readonly invoiceId: string;
  readonly orderId: string;
  readonly refundId: string | null;
  readonly document: unknown;
}

const toInvoice = ({ invoiceId, document, ...row }: InvoiceRow): StoredInvoice => ({
  ...row,
  id: invoiceId,
  document: document as InvoiceDocument,
});

/** The documents of orders, oldest first. */
export async function listInvoicesOf(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<StoredInvoice[]> {
  const rows = await tenant
    .selectFrom('invoices')
    .where((where) => where('orderId', '=', where.fn.any(where.val([...orderIds]))))
    .orderBy('issuedAt')
    .orderBy('invoiceId')
    .select(columns)
    .execute();
  return rows.map(toInvoice);
}

/** Documents by id; unknown ids are missing. */
export async function findInvoices(
  tenant: Tenant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredInvoice>> {
  const rows = await tenant
    .selectFrom('invoices')
    .where((where) => where('invoiceId', '=', where.fn.any(where.val([...ids]))))
    .select(columns)
    .execute();
  return new Map(rows.map(toInvoice).map((invoice) => [invoice.id, invoice]));
}

/** The credit note of a refund that no other document has taken back; null if there is none. */
export async function findCreditNote(
  tenant: Tenant,
  refundId: string,
): Promise<StoredInvoice | null> {
  const row = await tenant
    .selectFrom('invoices')
    .where('refundId', '=', refundId)
    .where('reversesId', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('invoices as reversal')
            .whereRef('reversal.websiteId', '=', 'invoices.websiteId')
            .whereRef('reversal.reversesId', '=', 'invoices.invoiceId')
            .select('reversal.invoiceId'),
        ),
      ),
    )
    .select(columns)
    .executeTakeFirst();
  return row === undefined ? null : toInvoice(row);
}

/** Whether the website has this order. */
export async function hasOrder(tenant: Tenant, orderId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('orders')
    .where('orderId', '=', orderId)
    .select('orderId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks orders in the order of their ids, so that two calls about the same orders cannot block each other. */
export async function lockOrders(tenant: Tenant, orderIds: readonly string[]): Promise<void> {
  await tenant
    .selectFrom('orders')
    .where((where) => where('orderId', '=', where.fn.any(where.val([...orderIds]))))
    .orderBy('orderId')
    .select('orderId')
    .forUpdate()
    .execute();
}

/**
 * Refunds whose money was returned and that have no credit note, oldest first, with their tax. After a credit note over a whole order that was not paid, there is nothing to credit: money that arrived late is returned, and
 * was never owed.
 */
export async function listUncredited(
  tenant: Tenant,
  orderId: string,
): Promise<(CreditedRefund & { readonly refundId: string })[]> {
  const { rows } = await sql<CreditedRefund & { readonly refundId: string }>`
    select refunds.refund_id, refunds.amount_cents, refunds.shipping_cents, refunds.taxes, coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'lineId', part.line_id, 'quantity', part.quantity, 'amountCents', part.amount_cents
        ) order by part.line_id
      )
      from refund_lines as part
      where part.website_id = ${tenant.websiteId} and part.refund_id = refunds.refund_id
    ), '[]') as lines
    from refunds
    where refunds.website_id = ${tenant.websiteId} and refunds.order_id = ${orderId}
      and refunds.state = 'succeeded' and refunds.amount_cents > 0
      and not exists (
        select from invoices
        where invoices.website_id = ${tenant.websiteId} and (
          invoices.refund_id = refunds.refund_id
          or invoices.order_id = refunds.order_id and invoices.kind = 'creditNote' and invoices.refund_id is null
            and not invoices.is_uncaptured
        )
      )
    order by refunds.settled_at, refunds.refund_id
  `.execute(tenant);
  return rows;
}
