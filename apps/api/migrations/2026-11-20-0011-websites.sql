create table websites (
  website_id hex_id primary key,
  identifier text not null,
  title text not null,
  description text not null default '',
  website_type smallint not null,
  status smallint not null,
  locale text not null default 'en',
  currency text not null default 'USD',
  -- Presentation settings that a release does not hold: cookie banner, comments, Escape to login.
  settings jsonb not null default '{}',
  live_release_id hex_id,
  -- Counts changes of what pages show but releases do not hold: items, products, stock, forms.
  data_revision bigint not null default 1,
  next_order_number integer not null default 1001,
  created_at timestamptz(3) not null default now()
);
select protect_tenant_table('websites');

-- Host to website, before the tenant is known: these two are read by the lookup role alone.
-- An identifier is reserved before its website is written; one whose website did not come in ten minutes is free.
create table site_identifiers (
  identifier text primary key,
  website_id hex_id not null,
  reserved_at timestamptz(3) not null
);
create table domains (
  host text primary key check (host = lower(host)),
  website_id hex_id not null references websites on delete cascade,
  is_primary boolean not null default false,
  verified_at timestamptz(3)
);
create unique index domains_one_primary on domains (website_id) where is_primary;

-- Who works on a website. An account reads its own rows of all websites, a website all of its own.
create table contributors (
  website_id hex_id not null references websites on delete cascade,
  account_id hex_id not null references accounts on delete cascade,
  is_owner boolean not null default false,
  roles smallint[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (website_id, account_id)
);
create index contributors_by_account on contributors (account_id);
select protect_tenant_table('contributors');

grant select, insert, update, delete on site_identifiers, domains to sw_lookup;
grant select on websites, contributors to sw_lookup;
create policy lookup_reads_websites on websites for select to sw_lookup using (true);
create policy lookup_reads_contributors on contributors for select to sw_lookup using (true);
