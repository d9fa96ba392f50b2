-- How much of an order was sent, and which of its pieces together.
alter table orders add column fulfillment_state text not null default 'unfulfilled'
  check (fulfillment_state in ('unfulfilled', 'partlyFulfilled', 'fulfilled'));
alter table orders add column tags text[] not null default '{}';

-- Never more than was ordered, whatever the program does.
alter table order_lines add column fulfilled_quantity integer not null default 0;
alter table order_lines add constraint order_lines_fulfilled check (fulfilled_quantity between 0 and quantity);

create table fulfillments (
  website_id hex_id not null,
  fulfillment_id hex_id not null,
  order_id hex_id not null,
  -- The key of the request: sent twice, it is one fulfillment.
  request_key text not null,
  carrier text,
  tracking_number text not null default '',
  tracking_url text,
  created_at timestamptz(3) not null,
  -- Set when it was taken back.
  undone_at timestamptz(3),
  primary key (website_id, fulfillment_id),
  unique (website_id, order_id, request_key),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
select protect_tenant_table('fulfillments');

create table fulfillment_lines (
  website_id hex_id not null,
  fulfillment_id hex_id not null,
  line_id hex_id not null,
  quantity integer not null check (quantity > 0),
  primary key (website_id, fulfillment_id, line_id),
  foreign key (website_id, fulfillment_id) references fulfillments (website_id, fulfillment_id) on delete cascade,
  foreign key (website_id, line_id) references order_lines (website_id, line_id) on delete cascade
);
select protect_tenant_table('fulfillment_lines');

-- Orders that were marked as fulfilled before: everything in them was sent at once.
alter table orders no force row level security;
alter table order_lines no force row level security;
alter table order_events no force row level security;
alter table fulfillments no force row level security;
alter table fulfillment_lines no force row level security;
update orders set fulfillment_state = 'fulfilled' where state = 'fulfilled';
insert into fulfillments (website_id, fulfillment_id, order_id, request_key, created_at)
select website_id, order_id, order_id, 'migrated', coalesce(
  (
    select max(event.created_at) from order_events as event
    where event.website_id = orders.website_id and event.order_id = orders.order_id and event.kind = 'fulfilled'
  ), created_at)
from orders
where state = 'fulfilled' and exists (
  select from order_lines as line
  where line.website_id = orders.website_id and line.order_id = orders.order_id
);
insert into fulfillment_lines (website_id, fulfillment_id, line_id, quantity)
select line.website_id, line.order_id, line.line_id, line.quantity
from order_lines as line
join orders on orders.website_id = line.website_id and orders.order_id = line.order_id
where orders.state = 'fulfilled';
update order_lines set fulfilled_quantity = quantity
from orders
where orders.website_id = order_lines.website_id and orders.order_id = order_lines.order_id
  and orders.state = 'fulfilled';
alter table orders force row level security;
alter table order_lines force row level security;
alter table order_events force row level security;
alter table fulfillments force row level security;
alter table fulfillment_lines force row level security;

-- The state of an order follows from the states of its parts.
alter table orders add constraint orders_state_derived
  check (state = 'cancelled' or (state = 'fulfilled') = (fulfillment_state = 'fulfilled'));

-- The key of the request that added a note: sent twice, it is one note.
alter table order_events add column request_key text;
alter table order_events add unique (website_id, order_id, request_key);

-- The timeline is append-only.
revoke update, delete on order_events from sw_app;

-- The mails about an order: their cause is `order.<kind>.<order id>`, with more after a point where one kind is sent
-- several times.
create index outbox_of_order on outbox (website_id, split_part(cause, '.', 3)) where cause like 'order.%';
