-- The draft. What visitors see lies in releases.
create table collections (
  website_id hex_id not null references websites on delete cascade,
  collection_id hex_id not null,
  collection_type smallint not null,
  title text not null,
  settings jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (website_id, collection_id)
);
select protect_tenant_table('collections');

create table pages (
  website_id hex_id not null references websites on delete cascade,
  page_id hex_id not null,
  kind text not null check (kind in ('page', 'collection')),
  collection_id hex_id,
  title text not null,
  url_id text not null,
  access text not null default 'open' check (access in ('open', 'locked', 'members')),
  password_hash text,
  is_homepage boolean not null default false,
  is_hidden boolean not null default false,
  seo jsonb not null,
  document jsonb not null,
  -- Counts saves; an editor says on which version its operations were made.
  document_version integer not null default 0,
  -- Counts every change of the row; the last publish notes which one it wrote, and under which hash.
  revision integer not null default 1,
  published_revision integer,
  published_hash text,
  deleted_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (website_id, page_id),
  foreign key (website_id, collection_id) references collections (website_id, collection_id)
);
create unique index pages_url on pages (website_id, url_id) where deleted_at is null;
create unique index pages_homepage on pages (website_id) where is_homepage and deleted_at is null;
select protect_tenant_table('pages');

-- One row per autosave: answers what an editor missed, and makes a save that arrives twice count once.
create table page_saves (
  website_id hex_id not null,
  page_id hex_id not null,
  version integer not null,
  save_id text not null,
  operations jsonb not null,
  account_id hex_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, page_id, version),
  unique (website_id, page_id, save_id),
  foreign key (website_id, page_id) references pages (website_id, page_id) on delete cascade
);
select protect_tenant_table('page_saves');

-- Site-wide parts of the presentation: styles, navigation, header and footer.
create table presentation_parts (
  website_id hex_id not null references websites on delete cascade,
  part text not null check (part in ('styles', 'navigation', 'headerFooter')),
  value jsonb not null,
  published_hash text,
  updated_at timestamptz(3) not null default now(),
  primary key (website_id, part)
);
select protect_tenant_table('presentation_parts');
