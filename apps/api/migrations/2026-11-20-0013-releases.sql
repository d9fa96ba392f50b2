-- Published documents by the hash of their content: a release repeats nothing that did not change.
create table contents (
  website_id hex_id not null references websites on delete cascade,
  hash text not null,
  value jsonb not null,
  primary key (website_id, hash)
);
select protect_tenant_table('contents');

create table releases (
  website_id hex_id not null references websites on delete cascade,
  release_id hex_id not null,
  number integer not null,
  account_id hex_id not null,
  author text not null,
  note text not null default '',
  restored_from integer,
  changes jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, release_id),
  unique (website_id, number)
);
select protect_tenant_table('releases');

-- What a release changed against the one before. The whole of release n is, of each entry, the row with the
-- highest number up to n; a null hash says that the entry was deleted.
create table release_entries (
  website_id hex_id not null,
  entry_kind text not null check (entry_kind in ('page', 'styles', 'navigation', 'headerFooter')),
  entry_id text not null,
  number integer not null,
  hash text,
  primary key (website_id, entry_kind, entry_id, number),
  foreign key (website_id, number) references releases (website_id, number) on delete cascade,
  foreign key (website_id, hash) references contents (website_id, hash)
);
select protect_tenant_table('release_entries');

-- What visitors see now: read on every uncached page, changed only by publish and restore.
create table live_entries (
  website_id hex_id not null references websites on delete cascade,
  entry_kind text not null,
  entry_id text not null,
  hash text not null,
  -- Pages alone have one; the homepage's is ''.
  path text,
  title text not null default '',
  -- Set for a page that shows a collection: its items live below this page's path.
  collection_id hex_id,
  access text not null default 'open',
  is_hidden boolean not null default false,
  primary key (website_id, entry_kind, entry_id),
  foreign key (website_id, hash) references contents (website_id, hash)
);
create index live_collections on live_entries (website_id, collection_id) where collection_id is not null;
create unique index live_paths on live_entries (website_id, path) where path is not null;
select protect_tenant_table('live_entries');
