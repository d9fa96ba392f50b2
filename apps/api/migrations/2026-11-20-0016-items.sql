create table items (
  website_id hex_id not null,
  item_id hex_id not null,
  collection_id hex_id not null,
  record_type smallint not null,
  title text not null,
  url_id text not null,
  excerpt text not null default '',
  body jsonb,
  image_ids jsonb not null default '[]',
  author text not null default '',
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  workflow_state smallint not null,
  publish_at timestamptz(3),
  position integer not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  primary key (website_id, item_id),
  foreign key (website_id, collection_id) references collections (website_id, collection_id)
);
create unique index items_url on items (website_id, collection_id, url_id) where workflow_state <> 6;
create index items_order on items (website_id, collection_id, position, item_id);
-- Read on each look at a website's revision: which scheduled items are due.
create index items_scheduled on items (website_id, publish_at) where workflow_state = 2;
select protect_tenant_table('items');

-- A product is an item with these beside it.
create table products (
  website_id hex_id not null,
  item_id hex_id not null,
  product_type smallint not null check (product_type between 1 and 5),
  primary key (website_id, item_id),
  foreign key (website_id, item_id) references items (website_id, item_id) on delete cascade
);
select protect_tenant_table('products');

create table variants (
  website_id hex_id not null,
  variant_id hex_id not null,
  item_id hex_id not null,
  sku text not null check (length(sku) between 1 and 60),
  price_cents bigint not null check (price_cents between 0 and 100000000),
  sale_price_cents bigint not null check (sale_price_cents between 0 and 100000000),
  on_sale boolean not null default false,
  unlimited boolean not null default false,
  qty_in_stock integer not null default 0 check (qty_in_stock >= 0),
  option_values jsonb not null default '[]',
  weight_grams integer,
  image_id hex_id,
  position integer not null default 0,
  removed_at timestamptz(3),
  primary key (website_id, variant_id),
  foreign key (website_id, item_id) references products (website_id, item_id) on delete cascade
);
create unique index variants_sku on variants (website_id, sku) where removed_at is null;
create index variants_of_item on variants (website_id, item_id, position);
select protect_tenant_table('variants');

-- Every change of stock with its reason; the sum of a variant's rows is its stock.
create table stock_movements (
  website_id hex_id not null,
  movement_id hex_id not null,
  variant_id hex_id not null,
  kind text not null check (kind in ('received', 'corrected', 'held', 'released', 'returned')),
  quantity integer not null,
  order_id hex_id,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, movement_id),
  foreign key (website_id, variant_id) references variants (website_id, variant_id)
);
create index stock_movements_of_variant on stock_movements (website_id, variant_id);
select protect_tenant_table('stock_movements');
