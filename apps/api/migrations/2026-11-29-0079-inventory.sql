-- Stock is managed per variant, and every change of it is in the ledger.
alter table variants
  -- Sold on when nothing is left: the stock becomes negative.
  add column continue_selling boolean not null default false,
  -- At this stock or less, the variant is in the list of low stock; null: never.
  add column low_stock_at integer check (low_stock_at >= 0),
  -- Since when the owners know that the stock is low, until it is above the threshold again.
  add column low_stock_notified_at timestamptz(3);
alter table variants drop constraint variants_qty_in_stock_check;
alter table variants add constraint variants_qty_in_stock_check check (qty_in_stock >= 0 or continue_selling);
create index variants_low_stock on variants (website_id, item_id)
  where low_stock_at is not null and not unlimited and removed_at is null;

alter table stock_movements
  -- The order in which movements of a variant happened: each is written while the variant is locked.
  add column number bigint generated always as identity,
  add column reason text not null default '',
  add column note text not null default '',
  -- The name of the person who made the change; empty for orders.
  add column made_by text not null default '';
drop index stock_movements_of_variant;
create unique index stock_movements_of_variant on stock_movements (website_id, variant_id, number);
-- Movements are only added. A wrong one is corrected by another one.
revoke update, delete on stock_movements from sw_app;

-- Whether a line took stock when its order was placed, so that the ledger can be compared with the orders.
alter table order_lines add column takes_stock boolean not null default false;
alter table order_lines no force row level security;
alter table stock_movements no force row level security;
update order_lines
set takes_stock = true
from stock_movements as moved
where moved.website_id = order_lines.website_id and moved.order_id = order_lines.order_id
  and moved.variant_id = order_lines.variant_id;
alter table stock_movements force row level security;
alter table order_lines force row level security;
