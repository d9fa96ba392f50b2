create table store_settings (
  website_id hex_id primary key references websites on delete cascade,
  -- `value`: taxIncluded, taxRules, shippingRates, coupons, checkoutMinimumCents, measurementStandard, expressCheckout, payments.
  value jsonb not null
);
select protect_tenant_table('store_settings');

create table carts (
  website_id hex_id not null references websites on delete cascade,
  cart_id hex_id not null,
  token_hash bytea not null,
  shipping_location jsonb,
  shipping_option_id text,
  coupons text[] not null default '{}',
  -- Set once, by the order that this cart became; such a cart changes no more.
  order_id hex_id,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (website_id, cart_id),
  unique (website_id, token_hash)
);
select protect_tenant_table('carts');

create table cart_entries (
  website_id hex_id not null,
  entry_id hex_id not null,
  cart_id hex_id not null,
  variant_id hex_id not null,
  quantity integer not null check (quantity between 1 and 9999),
  primary key (website_id, entry_id),
  unique (website_id, cart_id, variant_id),
  foreign key (website_id, cart_id) references carts (website_id, cart_id) on delete cascade,
  foreign key (website_id, variant_id) references variants (website_id, variant_id)
);
select protect_tenant_table('cart_entries');

create table orders (
  website_id hex_id not null references websites on delete cascade,
  order_id hex_id not null,
  number integer not null,
  cart_id hex_id not null,
  token_hash bytea not null,
  -- The page's key of the checkout: the same key is the same order, another body under it a conflict.
  idempotency_key text not null,
  fingerprint bytea not null,
  email text not null,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_name text,
  note text not null default '',
  currency text not null,
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  shipping_cost_cents bigint not null,
  tax_cents bigint not null,
  grand_total_cents bigint not null,
  trace jsonb not null,
  state text not null check (state in ('pending', 'fulfilled', 'cancelled')),
  payment_state text not null check (payment_state in ('requiresPayment', 'awaitingPayment', 'paid', 'failed', 'refunded', 'partlyRefunded')),
  -- Until when the stock of an unpaid order is held.
  held_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (website_id, order_id),
  unique (website_id, number),
  unique (website_id, token_hash),
  unique (website_id, idempotency_key)
);
-- A cart becomes one order; a declined one gives it back.
create unique index orders_of_cart on orders (website_id, cart_id) where state <> 'cancelled';
create index orders_newest on orders (website_id, order_id desc);
select protect_tenant_table('orders');

create table order_lines (
  website_id hex_id not null,
  line_id hex_id not null,
  order_id hex_id not null,
  item_id hex_id not null,
  variant_id hex_id not null,
  title text not null,
  variant text not null,
  sku text not null,
  image_id hex_id,
  quantity integer not null check (quantity > 0),
  unit_price_cents bigint not null,
  discount_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  position integer not null,
  primary key (website_id, line_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index order_lines_of_order on order_lines (website_id, order_id, position);
select protect_tenant_table('order_lines');

create table order_events (
  website_id hex_id not null,
  event_id hex_id not null,
  order_id hex_id not null,
  kind text not null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, event_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
select protect_tenant_table('order_events');

create table payment_attempts (
  website_id hex_id not null,
  attempt_id hex_id not null,
  order_id hex_id not null,
  provider text not null,
  state text not null check (state in ('started', 'actionRequired', 'captured', 'declined', 'unknown')),
  amount_cents bigint not null,
  provider_reference text,
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  primary key (website_id, attempt_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index payment_attempts_of_order on payment_attempts (website_id, order_id);
select protect_tenant_table('payment_attempts');

-- What a payment provider told us; an event that arrives twice counts once.
create table payment_events (
  website_id hex_id not null references websites on delete cascade,
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, provider, event_id)
);
select protect_tenant_table('payment_events');
