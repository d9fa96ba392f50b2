-- What leaves the server is written here in the transaction that decided it, and carried out afterwards.
create table outbox (
  website_id hex_id not null references websites on delete cascade,
  outbox_id hex_id not null,
  kind text not null check (kind in ('mail', 'webhook')),
  -- Says what caused it, so that one cause sends once.
  cause text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz(3) not null default now(),
  last_error text,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, outbox_id),
  unique (website_id, cause)
);
create index outbox_waiting on outbox (website_id, next_at) where state = 'waiting';
select protect_tenant_table('outbox');
grant select on outbox to sw_lookup;
create policy lookup_finds_waiting on outbox for select to sw_lookup using (state = 'waiting');

create table census_hits (
  website_id hex_id not null references websites on delete cascade,
  hit_id hex_id not null,
  event text not null,
  data jsonb not null,
  -- The day's salted hash of address and browser where nothing may be stored on the device.
  visitor text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, hit_id)
);
select protect_tenant_table('census_hits');
