-- Files of digital products. Their bytes are stored with the other files of the website, but they have no public URL.
create table digital_files (
  website_id hex_id not null references websites on delete cascade,
  file_id hex_id not null,
  -- Null once the product is deleted: who has bought the file keeps it.
  item_id hex_id,
  -- Null: for all variants of the product.
  variant_id hex_id,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  sha256 text not null,
  created_at timestamptz(3) not null,
  -- When it was taken out of the product. Who bought it before keeps it.
  removed_at timestamptz(3),
  primary key (website_id, file_id),
  foreign key (website_id, item_id) references items (website_id, item_id) on delete set null (item_id)
);
create index digital_files_of_product on digital_files (website_id, item_id) where removed_at is null;
create index digital_files_by_content on digital_files (website_id, sha256);
select protect_tenant_table('digital_files');

-- The downloads of a paid order. The links are signed for its version, so that a new version ends them.
create table download_grants (
  website_id hex_id not null,
  order_id hex_id not null,
  version integer not null default 1 check (version > 0),
  -- Null: never.
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (website_id, order_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
select protect_tenant_table('download_grants');

-- One file of one line of an order. Whether it is revoked follows from the order and its refunds.
create table order_downloads (
  website_id hex_id not null,
  download_id hex_id not null,
  order_id hex_id not null,
  line_id hex_id not null,
  file_id hex_id not null,
  -- Null: without a limit.
  max_downloads integer check (max_downloads > 0),
  used integer not null default 0,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (website_id, download_id),
  unique (website_id, line_id, file_id),
  -- Never more than the limit, whatever the program does.
  constraint order_downloads_limit check (used >= 0 and used <= coalesce(max_downloads, used)),
  foreign key (website_id, order_id) references download_grants (website_id, order_id) on delete cascade,
  foreign key (website_id, line_id) references order_lines (website_id, line_id) on delete cascade,
  foreign key (website_id, file_id) references digital_files (website_id, file_id)
);
create index order_downloads_of_order on order_downloads (website_id, order_id);
create index order_downloads_of_file on order_downloads (website_id, file_id);
select protect_tenant_table('order_downloads');

-- A counted download that can still be continued with ranges.
create table download_starts (
  website_id hex_id not null,
  start_id hex_id not null,
  download_id hex_id not null,
  started_at timestamptz(3) not null,
  -- How many bytes can still be sent for it.
  bytes_left bigint not null check (bytes_left >= 0),
  primary key (website_id, start_id),
  foreign key (website_id, download_id) references order_downloads (website_id, download_id) on delete cascade
);
create index download_starts_of_download on download_starts (website_id, download_id, started_at);
select protect_tenant_table('download_starts');
