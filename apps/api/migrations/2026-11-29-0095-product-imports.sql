-- Imports of products files. An import is a row that batches advance, so that it continues after a crash.
create table product_imports (
  website_id hex_id not null references websites on delete cascade,
  import_id hex_id not null,
  collection_id hex_id not null,
  file_name text not null,
  state text not null check (
    state in ('uploaded', 'checked', 'running', 'done', 'failed', 'undoing', 'undone')
  ),
  -- The decoded file, until the import has ended.
  content text,
  -- Format, encoding, delimiter and columns of the file.
  file jsonb not null,
  mapping jsonb not null,
  measurement_standard text not null,
  -- The verdict of the dry run.
  verdict jsonb,
  scope text not null default 'all' check (scope in ('all', 'valid')),
  -- The products that the import is through with, of all in the file.
  position integer not null default 0,
  total integer not null default 0,
  -- The state after an undo: `failed` if the import undoes itself, because one of all its products cannot be written.
  undo_to text not null default 'undone' check (undo_to in ('failed', 'undone')),
  -- The name of the person who started it.
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, import_id)
);
create index product_imports_by_time on product_imports (website_id, created_at);
select protect_tenant_table('product_imports');
-- The job that continues imports of all websites.
grant select on product_imports to sw_lookup;
create policy lookup_finds_unfinished on product_imports for select to sw_lookup
  using (state in ('running', 'undoing'));

-- What an import did with each product of its file.
create table product_import_items (
  website_id hex_id not null,
  import_id hex_id not null,
  -- Counts the products of the file from 0.
  position integer not null,
  row_number integer not null,
  item_id hex_id,
  title text not null,
  outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'invalid')),
  -- Why it is invalid.
  message text not null default '',
  -- The product before an update, its revision after the import, and the stock of its variants then.
  before jsonb,
  revision text,
  stocks jsonb,
  undone text check (undone in ('deleted', 'restored', 'edited')),
  primary key (website_id, import_id, position),
  foreign key (website_id, import_id) references product_imports (website_id, import_id) on delete cascade
);
select protect_tenant_table('product_import_items');
