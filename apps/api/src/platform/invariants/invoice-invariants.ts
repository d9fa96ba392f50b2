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
];
