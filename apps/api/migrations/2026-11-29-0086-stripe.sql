-- The Stripe account of a website. Its secrets are encrypted with a key of the settings, which the row names.
create table stripe_accounts (
  website_id hex_id primary key references websites on delete cascade,
  account_id text not null,
  account_name text not null,
  publishable_key text not null,
  is_live boolean not null,
  key_id text not null,
  sealed_secret_key bytea not null,
  sealed_webhook_secret bytea not null,
  connected_at timestamptz(3) not null,
  -- When an event of the account arrived last.
  last_event_at timestamptz(3)
);
select protect_tenant_table('stripe_accounts');

-- The payment of an attempt at Stripe. It is stored before the payment is confirmed: an attempt without a row was never
-- charged.
create table stripe_intents (
  website_id hex_id not null references websites on delete cascade,
  attempt_id hex_id not null,
  account_id text not null,
  -- Null: the attempt was canceled before it arrived.
  intent_id text,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, attempt_id),
  unique (website_id, intent_id)
);
select protect_tenant_table('stripe_intents');

-- Events of providers are stored when they arrive, and processed by a job.
alter table payment_events
  -- When to process it; null once it is processed.
  add try_at timestamptz(3),
  add tries integer not null default 0;
create index payment_events_open on payment_events (try_at) where try_at is not null;
grant select on payment_events to sw_lookup;
create policy lookup_finds_open on payment_events for select to sw_lookup using (try_at is not null);
