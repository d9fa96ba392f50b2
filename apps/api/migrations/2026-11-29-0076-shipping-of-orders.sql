-- The option that the buyer chose, beside its name: its id in the settings of that time, its kind, and where an order for
-- pickup is collected.
alter table orders add column shipping_option_id text;
alter table orders add column shipping_kind text
  check (shipping_kind in ('shipping', 'delivery', 'pickup'));
alter table orders add column pickup jsonb;
alter table orders no force row level security;
update orders set shipping_kind = 'shipping' where shipping_name is not null;
alter table orders force row level security;
alter table orders add check ((shipping_kind = 'pickup') = (pickup is not null));
