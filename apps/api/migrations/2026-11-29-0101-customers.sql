-- A customer is everyone who ordered with one email address. The id follows from the address (`emailKey`), so that two
-- orders at once are orders of one customer, and no row has to be written for it. An erased order has no customer.
alter table orders
  add column accepts_marketing boolean not null default false,
  add column erased_at timestamptz(3),
  add column customer_id text generated always as (
    case when email <> '' then left(md5(website_id || ' ' || lower(email)), 24) end
  ) stored;
create index orders_of_customer on orders (website_id, customer_id, order_id desc);

-- What the shop adds to a customer. There is a row once it added something.
create table customers (
  website_id hex_id not null references websites on delete cascade,
  customer_id hex_id not null,
  tags text[] not null default '{}',
  primary key (website_id, customer_id)
);
select protect_tenant_table('customers');

create table customer_notes (
  website_id hex_id not null references websites on delete cascade,
  note_id hex_id not null,
  customer_id hex_id not null,
  -- The key of the request: sent twice, it is one note.
  request_key text not null,
  text text not null,
  -- The display name of the person who wrote it.
  author text not null,
  created_at timestamptz(3) not null,
  primary key (website_id, note_id),
  unique (website_id, customer_id, request_key)
);
select protect_tenant_table('customer_notes');

-- Consents to marketing, and their withdrawals, beside those of orders (`orders.accepts_marketing`). The latest counts.
create table marketing_consents (
  website_id hex_id not null references websites on delete cascade,
  consent_id hex_id not null,
  customer_id hex_id not null,
  is_given boolean not null,
  source text not null check (source in ('owner', 'unsubscribeLink')),
  -- The display name of the owner who recorded it; empty for the customer's own choice.
  author text not null default '',
  created_at timestamptz(3) not null,
  primary key (website_id, consent_id)
);
create index marketing_consents_of_customer on marketing_consents (website_id, customer_id, created_at desc);
select protect_tenant_table('marketing_consents');
revoke update on marketing_consents from sw_app;

-- The timeline of orders is append-only, except that erasing a customer removes what people typed. The policy of the
-- table applies to its owner as well: only orders of the transaction's website are found.
create function erase_order_texts(order_ids text[], address text) returns void
language sql security definer set search_path = public, pg_temp
as $$
  update order_events
  set text = case
    when kind = 'note' then 'A note was erased.'
    else replace(regexp_replace(text, ' Reason: .*$', '', 's'), address, '…')
  end
  where website_id = app_website_id() and order_id = any(order_ids)
$$;
revoke all on function erase_order_texts(text[], text) from public;
grant execute on function erase_order_texts(text[], text) to sw_app;
