-- What a plain form held and what was wrong with it, kept for the page that shows it again: its address carries a
-- random token, and only the token's hash lies here.
create table form_returns (
  website_id hex_id not null references websites on delete cascade,
  token_hash bytea not null,
  value jsonb not null,
  expires_at timestamptz(3) not null,
  primary key (website_id, token_hash)
);
create index form_returns_expiry on form_returns (website_id, expires_at);
select protect_tenant_table('form_returns');

create index form_keys_expiry on form_keys (website_id, expires_at);

-- What visitors did besides opening a page, as their browsers report it.
create table recorded_events (
  website_id hex_id not null references websites on delete cascade,
  event_id hex_id not null,
  kind text not null check (
    kind in (
      'buttonClick', 'buttonRender', 'formRender', 'overlay', 'quickView', 'landing', 'javascriptError', 'trace',
      'event', 'analytics', 'performance'
    )
  ),
  data jsonb not null,
  -- As in census_hits.
  visitor text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, event_id)
);
create index recorded_events_by_kind on recorded_events (website_id, kind, event_id);
select protect_tenant_table('recorded_events');

-- A payment whose outcome is open is asked for again: when, and how often it was.
alter table payment_attempts add ask_at timestamptz(3), add asks integer not null default 0;
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('started', 'actionRequired', 'awaiting', 'captured', 'declined', 'unknown'));
create index payment_attempts_open on payment_attempts (ask_at) where ask_at is not null;
grant select on payment_attempts to sw_lookup;
create policy lookup_finds_open on payment_attempts for select to sw_lookup using (ask_at is not null);

-- Whether the prices of an order held its tax already: its total adds up in one way or the other.
alter table orders add tax_included boolean not null default false;

-- Which order used which coupon; an order that is cancelled gives its uses back.
create table coupon_uses (
  website_id hex_id not null,
  code text not null,
  order_id hex_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, code, order_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
select protect_tenant_table('coupon_uses');

-- Events of one moment keep the order in which they happened.
alter table order_events add position integer not null default 0;
