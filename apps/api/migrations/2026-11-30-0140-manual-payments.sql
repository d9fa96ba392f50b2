-- Paying later became three manual methods. Orders and stores that used it have the one that it was: an invoice.
alter table payment_attempts no force row level security;
update payment_attempts set provider = 'invoice' where provider = 'payLater';
alter table payment_attempts force row level security;

alter table store_settings no force row level security;
update store_settings set value = jsonb_set(value, '{payments}', (
  select jsonb_agg(case when method = 'payLater' then 'invoice' else method end order by position)
  from jsonb_array_elements_text(value -> 'payments') with ordinality as offered (method, position)
))
where value -> 'payments' ? 'payLater';
alter table store_settings force row level security;
