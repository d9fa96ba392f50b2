-- A document that takes back a credit note whose refund failed. It has a number of the series of credit notes.
alter table invoices add column reverses_id hex_id;
alter table invoices add constraint invoices_reversal check (reverses_id is null or kind = 'creditNote');
alter table invoices add foreign key (website_id, reverses_id) references invoices (website_id, invoice_id);
drop index invoices_of_refund;
create unique index invoices_of_refund on invoices (website_id, refund_id)
  where kind = 'creditNote' and reverses_id is null;
create unique index invoices_of_reversal on invoices (website_id, reverses_id);
