create table assets (
  website_id hex_id not null references websites on delete cascade,
  asset_id hex_id not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document')),
  state text not null,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  -- Name of the object in the file store.
  sha256 text not null,
  width integer,
  height integer,
  alt text not null default '',
  credit text not null default '',
  focal_x real,
  focal_y real,
  colour text,
  placeholder text,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (website_id, asset_id)
);
create index assets_newest on assets (website_id, asset_id desc) where deleted_at is null;
select protect_tenant_table('assets');
