-- Discounts, by code or automatic. Codes are stored in one spelling (`discountCodeKey`), so that they are unique whatever
-- the case that they are typed in. A deleted discount stays for the orders that used it.
create table discounts (
  website_id hex_id not null references websites on delete cascade,
  discount_id hex_id not null,
  -- Null: automatic.
  code text,
  title text not null default '',
  kind text not null check (kind in ('percentage', 'fixed', 'freeShipping')),
  percent numeric(7, 4) check (percent between 0 and 100),
  amount_cents bigint check (amount_cents >= 0),
  target text not null default 'all' check (target in ('all', 'products', 'categories')),
  -- The ids of products, or the names of categories.
  target_values text[] not null default '{}',
  minimum_cents bigint check (minimum_cents >= 0),
  minimum_quantity integer check (minimum_quantity >= 0),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  use_limit integer check (use_limit >= 0),
  customer_limit integer check (customer_limit >= 0),
  combines_with text[] not null default '{}',
  -- The customers who can use it, by the key of their email address. Null: everyone.
  customers text[],
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (website_id, discount_id),
  check ((kind = 'percentage') = (percent is not null)),
  check ((kind = 'fixed') = (amount_cents is not null))
);
create unique index discounts_code on discounts (website_id, code) where code is not null and deleted_at is null;
create index discounts_automatic on discounts (website_id) where code is null and is_active and deleted_at is null;

-- Which order used which discount; an order that is canceled gives its uses back.
create table discount_uses (
  website_id hex_id not null,
  discount_id hex_id not null,
  order_id hex_id not null,
  -- `emailKey` of the buyer.
  customer text not null,
  -- What it took off lines and shipping.
  amount_cents bigint not null check (amount_cents >= 0),
  created_at timestamptz(3) not null default now(),
  primary key (website_id, discount_id, order_id),
  foreign key (website_id, discount_id) references discounts (website_id, discount_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index discount_uses_of_customer on discount_uses (website_id, discount_id, customer);
create index discount_uses_of_order on discount_uses (website_id, order_id);

-- The buyer's address as far as the checkout knows it: some discounts are for some customers.
alter table carts add column buyer_email text;

alter table store_settings no force row level security;
alter table coupon_uses no force row level security;
alter table orders no force row level security;

-- The coupons of the store settings. Of two with the same code, the last one counted. They all combined.
insert into discounts (
  website_id, discount_id, code, kind, percent, amount_cents, target, target_values, minimum_cents, starts_at, ends_at,
  use_limit, combines_with
)
select distinct on (website_id, upper(trim(coupon ->> 'code')))
  website_id,
  substr(md5(website_id || ' ' || upper(trim(coupon ->> 'code'))), 1, 24),
  upper(trim(coupon ->> 'code')),
  coupon #>> '{effect,kind}',
  case when coupon #>> '{effect,kind}' = 'percentage' then (coupon #>> '{effect,percent}')::numeric end,
  case when coupon #>> '{effect,kind}' = 'fixed' then (coupon #>> '{effect,amountCents}')::bigint end,
  case when jsonb_typeof(coupon -> 'productIds') = 'array' then 'products' else 'all' end,
  case when jsonb_typeof(coupon -> 'productIds') = 'array'
    then array(select jsonb_array_elements_text(coupon -> 'productIds')) else '{}' end,
  (coupon ->> 'minimumSubtotalCents')::bigint,
  (coupon ->> 'startsAt')::timestamptz,
  (coupon ->> 'endsAt')::timestamptz,
  (coupon ->> 'useLimit')::integer,
  '{product,order,shipping}'
from store_settings
cross join lateral jsonb_array_elements(
  case when jsonb_typeof(value -> 'coupons') = 'array' then value -> 'coupons' else '[]' end
) with ordinality as entry (coupon, position)
order by website_id, upper(trim(coupon ->> 'code')), position desc;

-- Coupons that orders used and that were removed from the settings since.
insert into discounts (website_id, discount_id, code, kind, amount_cents, is_active, deleted_at)
select distinct website_id, substr(md5(website_id || ' ' || code), 1, 24), code, 'fixed', 0, false, now()
from coupon_uses
on conflict do nothing;

insert into discount_uses (website_id, discount_id, order_id, customer, amount_cents, created_at)
select uses.website_id, substr(md5(uses.website_id || ' ' || uses.code), 1, 24), uses.order_id, lower(orders.email),
  coalesce((
    select sum(-(step ->> 'amountCents')::bigint)
    from jsonb_array_elements(orders.trace) as step
    where step ->> 'detail' = uses.code and step ->> 'rule' in ('lineDiscount', 'orderDiscount', 'shippingDiscount')
  ), 0),
  uses.created_at
from coupon_uses as uses
join orders on orders.website_id = uses.website_id and orders.order_id = uses.order_id;

drop table coupon_uses;
update store_settings set value = value - 'coupons' where value ? 'coupons';

alter table store_settings force row level security;
alter table orders force row level security;
select protect_tenant_table('discounts');
select protect_tenant_table('discount_uses');
