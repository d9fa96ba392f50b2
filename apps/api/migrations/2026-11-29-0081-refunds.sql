-- Refunds have states of their own: a payment that was refunded stays paid.
alter table orders add column refund_state text not null default 'none'
  check (refund_state in ('none', 'partlyRefunded', 'refunded'));
alter table orders no force row level security;
update orders set refund_state = payment_state, payment_state = 'paid'
where payment_state in ('refunded', 'partlyRefunded');
alter table orders force row level security;
alter table orders drop constraint orders_payment_state_check;
alter table orders add constraint orders_payment_state_check
  check (payment_state in ('requiresPayment', 'awaitingPayment', 'paid', 'failed', 'voided'));
alter table orders add column refunded_shipping_cents bigint not null default 0
  check (refunded_shipping_cents between 0 and grand_total_cents);

-- Never more than was paid, whatever the program does. Pending refunds count, so that two at once do not exceed it.
alter table payment_attempts add column refunded_cents bigint not null default 0;
alter table payment_attempts add constraint payment_attempts_refunded
  check (refunded_cents between 0 and amount_cents and (refunded_cents = 0 or state = 'captured'));

-- What was refunded of a line, with pending refunds, and which of its pieces were put back into stock.
alter table order_lines add column refunded_quantity integer not null default 0;
alter table order_lines add column refunded_cents bigint not null default 0;
alter table order_lines add column refunded_tax_cents bigint not null default 0;
alter table order_lines add column restocked_quantity integer not null default 0;
alter table order_lines add constraint order_lines_refunded check (
  refunded_quantity between 0 and quantity
  and refunded_cents between 0 and total_cents
  and refunded_tax_cents between 0 and tax_cents
  and restocked_quantity between 0 and quantity
);

create table refunds (
  website_id hex_id not null,
  -- The idempotency key at the provider as well: sent twice, the money is returned once.
  refund_id hex_id not null,
  order_id hex_id not null,
  attempt_id hex_id not null,
  -- The key of the request: sent twice, it is one refund.
  request_key text not null,
  method text not null check (method in ('provider', 'manual')),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  amount_cents bigint not null check (amount_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  -- Not for a line: entered by the shop, or what is missing to a full refund.
  other_cents bigint not null,
  tax_cents bigint not null check (tax_cents >= 0),
  reason text not null default '',
  notifies_buyer boolean not null,
  provider_reference text,
  -- When the provider is asked again, while its response is open.
  check_at timestamptz(3),
  checks integer not null default 0,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  primary key (website_id, refund_id),
  unique (website_id, order_id, request_key),
  check ((state = 'pending') = (check_at is not null)),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade,
  foreign key (website_id, attempt_id) references payment_attempts (website_id, attempt_id)
);
create index refunds_open on refunds (check_at) where check_at is not null;
select protect_tenant_table('refunds');
grant select on refunds to sw_lookup;
create policy lookup_finds_open on refunds for select to sw_lookup using (check_at is not null);

create table refund_lines (
  website_id hex_id not null,
  refund_id hex_id not null,
  line_id hex_id not null,
  quantity integer not null check (quantity > 0),
  amount_cents bigint not null check (amount_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  restocks boolean not null,
  primary key (website_id, refund_id, line_id),
  foreign key (website_id, refund_id) references refunds (website_id, refund_id) on delete cascade,
  foreign key (website_id, line_id) references order_lines (website_id, line_id) on delete cascade
);
select protect_tenant_table('refund_lines');

-- What the provider of test cards knows of its refunds, as a real one does elsewhere.
alter table test_card_attempts add column refunds text not null default 'succeed'
  check (refunds in ('succeed', 'fail', 'respondLate'));
create table test_card_refunds (
  website_id hex_id not null,
  refund_id hex_id not null,
  attempt_id hex_id not null,
  amount_cents bigint not null,
  state text not null check (state in ('refunded', 'failed')),
  reference text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, refund_id)
);
select protect_tenant_table('test_card_refunds');
