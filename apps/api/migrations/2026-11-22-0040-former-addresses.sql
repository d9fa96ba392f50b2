-- Where pages and items were found before they were renamed. An old address leads to the thing itself and not to a path,
-- so that however often it is renamed there is one step; what is found at an address today always wins over these.
create table former_page_paths (
  website_id hex_id not null,
  -- Without slashes at its ends; as visitors knew it.
  path text not null,
  page_id hex_id not null,
  left_at timestamptz(3) not null,
  primary key (website_id, path),
  foreign key (website_id, page_id) references pages (website_id, page_id) on delete cascade
);
create index former_page_paths_by_age on former_page_paths (website_id, left_at);
select protect_tenant_table('former_page_paths');

create table former_item_urls (
  website_id hex_id not null,
  collection_id hex_id not null,
  url_id text not null,
  item_id hex_id not null,
  left_at timestamptz(3) not null,
  primary key (website_id, collection_id, url_id),
  foreign key (website_id, item_id) references items (website_id, item_id) on delete cascade
);
create index former_item_urls_by_age on former_item_urls (website_id, left_at);
select protect_tenant_table('former_item_urls');
