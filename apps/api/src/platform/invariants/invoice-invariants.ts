import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** The numbers of invoices and credit notes, which the law wants to be consecutive. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    name: 'invoiceNumbers',
    rule: 'The numbers of invoices and of credit notes each form a series without a gap or a duplicate, and are printed. Those of demo data are series of their own.',
    breaches: sql`
      select coalesce(issued.kind, series.kind) as subject,
        coalesce(issued.documents, 0) || ' documents from ' || coalesce(issued.first_number, 0) || ' to '
          || coalesce(issued.last_number, 0) || ', last number taken ' || coalesce(series.last_number, 0) as detail
      from (
        select kind, is_demo, count(1) as documents, count(distinct number) as numbers, min(number) as first_number,
          max(number) as last_number
        from invoices
        where website_id = app_website_id()
        group by kind, is_demo
      ) as issued
      full join (
        select kind, is_demo, last_number from invoice_numbers where website_id = app_website_id()
      ) as series on series.kind = issued.kind and series.is_demo = issued.is_demo
      where issued.kind is null or series.kind is null or issued.last_number <> series.last_number
        or issued.documents <> issued.last_number - issued.first_number + 1 or issued.numbers <> issued.documents
      union all
      select invoice_id, 'number ' || number || ' is printed as ' || coalesce(document ->> 'number', 'nothing')
      from invoices
      where website_id = app_website_id()
        and coalesce(right(document ->> 'number', length(number::text)), '') <> number::text
    `,
  },
  {
    name: 'creditedRefunds',
    rule: 'A credit note stands exactly for a refund that succeeded; that of a refund that failed is reversed.',
    breaches: sql`
      select note.invoice_id as subject, 'the refund ' || refunds.state || ', reversed: ' || (reversal.invoice_id is not null) as detail
      from invoices as note
      join refunds on refunds.website_id = note.website_id and refunds.refund_id = note.refund_id
      left join invoices as reversal
        on reversal.website_id = note.website_id and reversal.reverses_id = note.invoice_id
      where note.website_id = app_website_id() and note.kind = 'creditNote' and note.reverses_id is null
        and (refunds.state = 'succeeded') = (reversal.invoice_id is not null)
    `,
  },
];
