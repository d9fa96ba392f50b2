-- Reviews of products by those who bought them.

-- Whom the store asked for a review. One row per purchased line, and one per customer and product, so that a line or a
-- second purchase is not asked about again, however often the job runs.
create table review_requests (
  website_id hex_id not null references websites on delete cascade,
  request_id hex_id not null,
  order_id hex_id not null,
  line_id hex_id not null,
  item_id hex_id not null,
  -- `emailKey` of the buyer.
  customer text not null,
  token_hash bytea not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Set with the review. It stays when the review is deleted.
  reviewed_at timestamptz(3),
  primary key (website_id, request_id),
  unique (website_id, line_id),
  unique (website_id, item_id, customer),
  unique (website_id, token_hash),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade,
  foreign key (website_id, line_id) references order_lines (website_id, line_id) on delete cascade
);
create index review_requests_of_order on review_requests (website_id, order_id);
select protect_tenant_table('review_requests');

create table reviews (
  website_id hex_id not null,
  review_id hex_id not null,
  -- The purchase. It is reviewed once.
  request_id hex_id not null,
  item_id hex_id not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  text text not null,
  author text not null,
  photo_ids text[] not null default '{}',
  state text not null check (state in ('pending', 'approved', 'hidden')),
  reply text not null default '',
  replied_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  primary key (website_id, review_id),
  unique (website_id, request_id),
  check ((reply = '') = (replied_at is null)),
  foreign key (website_id, request_id) references review_requests (website_id, request_id) on delete cascade
);
create index reviews_of_item on reviews (website_id, item_id, review_id desc) where state = 'approved';
select protect_tenant_table('reviews');

-- The approved reviews of a product: their number and the sum of their stars. Written in the transaction that changes one.
alter table products add column review_count integer not null default 0;
alter table products add column review_stars integer not null default 0;
alter table products add constraint products_reviews
  check (review_count >= 0 and review_stars between review_count and 5 * review_count);

-- The job that sends the requests of all websites finds those that send some, and what was sent lately.
grant select on store_settings to sw_lookup;
create policy lookup_finds_review_requests on store_settings for select to sw_lookup
  using (value #>> '{reviews,requestsReviews}' = 'true');
create index store_settings_requesting_reviews on store_settings (website_id)
  where value #>> '{reviews,requestsReviews}' = 'true';
create index fulfillments_by_time on fulfillments (website_id, created_at) where undone_at is null;
