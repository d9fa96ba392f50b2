-- What the demo shop is filled with, so that its owner can remove it. Everything that belongs to an order of these
-- (lines, payments, refunds, fulfillments, reviews, stock movements, mails) is demo data with it.
alter table orders add column is_demo boolean not null default false;
alter table carts add column is_demo boolean not null default false;
alter table gift_cards add column is_demo boolean not null default false;
alter table customers add column is_demo boolean not null default false;
alter table customer_notes add column is_demo boolean not null default false;
create index orders_of_demo on orders (website_id) where is_demo;
create index carts_of_demo on carts (website_id) where is_demo;

-- Documents of demo orders are a series of their own: the series of real orders begins with its first number, and has no
-- gap once the others are gone.
alter table invoices add column is_demo boolean not null default false;
alter table invoices drop constraint invoices_website_id_kind_number_key;
alter table invoices add unique (website_id, kind, is_demo, number);
alter table invoice_numbers add column is_demo boolean not null default false;
alter table invoice_numbers drop constraint invoice_numbers_pkey;
alter table invoice_numbers add primary key (website_id, kind, is_demo);

-- Ledgers are append-only, except for what demo orders wrote. The policies of the tables apply to their owner as well:
-- only rows of the transaction's website are found.

-- Takes the movements of demo orders out of the ledger, and returns what they moved of each variant. An order never puts
-- back more than it took, so the stock without them is never lower.
create function delete_demo_movements() returns table (variant_id text, quantity integer)
language sql security definer set search_path = public, pg_temp
as $$
  with gone as (
    delete from stock_movements as moved
    using orders
    where moved.website_id = app_website_id() and orders.website_id = app_website_id() and orders.is_demo
      and moved.order_id = orders.order_id
    returning moved.variant_id, moved.quantity
  )
  select gone.variant_id::text, sum(gone.quantity)::integer from gone group by gone.variant_id
$$;
revoke all on function delete_demo_movements() from public;
grant execute on function delete_demo_movements() to sw_app;

-- A gift card that real orders used stays with its whole ledger. What demo orders did with it is no longer theirs.
create function keep_gift_card_entries(card_ids text[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  update gift_card_entries
  set order_id = null
  from orders
  where gift_card_entries.website_id = app_website_id() and gift_card_entries.gift_card_id = any(card_ids)
    and orders.website_id = app_website_id() and orders.order_id = gift_card_entries.order_id and orders.is_demo
$$;
revoke all on function keep_gift_card_entries(text[]) from public;
grant execute on function keep_gift_card_entries(text[]) to sw_app;
