-- The last number of each series of documents. It is increased in the transaction that writes the document, whose lock
-- makes the next one wait: a transaction that fails takes its number back, so the series has no gaps.
create table invoice_numbers (
  website_id hex_id not null references websites on delete cascade,
  kind text not null check (kind in ('invoice', 'creditNote')),
  last_number integer not null check (last_number > 0),
  primary key (website_id, kind)
);
select protect_tenant_table('invoice_numbers');

-- Invoices and credit notes as they were issued: everything that is printed is in `document`.
create table invoices (
  website_id hex_id not null,
  invoice_id hex_id not null,
  order_id hex_id not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  number integer not null check (number > 0),
  -- The refund of a credit note; null if it is for an order that was canceled before it was paid.
  refund_id hex_id,
  document jsonb not null,
  issued_at timestamptz(3) not null,
  primary key (website_id, invoice_id),
  unique (website_id, kind, number),
  check (kind = 'creditNote' or refund_id is null),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade,
  foreign key (website_id, refund_id) references refunds (website_id, refund_id)
);
create unique index invoices_of_order on invoices (website_id, order_id) where kind = 'invoice';
create unique index invoices_of_refund on invoices (website_id, refund_id) where kind = 'creditNote';
create unique index invoices_of_cancellation on invoices (website_id, order_id)
  where kind = 'creditNote' and refund_id is null;
select protect_tenant_table('invoices');
-- Issued documents stay as they are.
revoke update, delete on invoices from sw_app;
