-- What the shop delivered itself when an order was paid: gift cards and files. It was not shipped.
alter table fulfillments add column is_online boolean not null default false;
alter table fulfillments add constraint fulfillments_online
  check (not is_online or undone_at is null and carrier is null and tracking_number = '' and tracking_url is null);

-- Orders that were delivered so before, with the pieces that nobody fulfilled by hand. Those that were canceled have lost
-- their files.
alter table orders no force row level security;
alter table order_lines no force row level security;
alter table fulfillments no force row level security;
alter table fulfillment_lines no force row level security;
alter table download_grants no force row level security;
alter table order_downloads no force row level security;
alter table gift_cards no force row level security;

create temporary table delivered_lines on commit drop as
select line.website_id, line.order_id, line.line_id,
  line.quantity - line.fulfilled_quantity - line.refunded_quantity as quantity, given.given_at
from order_lines as line
join orders on orders.website_id = line.website_id and orders.order_id = line.order_id
cross join lateral (
  select min(each.given_at) as given_at
  from (
    select granted.created_at as given_at
    from order_downloads as download
    join download_grants as granted
      on granted.website_id = download.website_id and granted.order_id = download.order_id
    where download.website_id = line.website_id and download.line_id = line.line_id
    union all
    select card.created_at
    from gift_cards as card
    where card.website_id = line.website_id and card.line_id = line.line_id
  ) as each
) as given
where orders.payment_state = 'paid' and orders.state <> 'cancelled' and given.given_at is not null
  and line.quantity > line.fulfilled_quantity + line.refunded_quantity;

insert into fulfillments (website_id, fulfillment_id, order_id, request_key, is_online, created_at)
select website_id, substr(md5(order_id || '.online'), 1, 24), order_id, 'online.paid', true, min(given_at)
from delivered_lines
group by website_id, order_id;
insert into fulfillment_lines (website_id, fulfillment_id, line_id, quantity)
select website_id, substr(md5(order_id || '.online'), 1, 24), line_id, quantity
from delivered_lines;
update order_lines set fulfilled_quantity = order_lines.fulfilled_quantity + delivered.quantity
from delivered_lines as delivered
where order_lines.website_id = delivered.website_id and order_lines.line_id = delivered.line_id;
update orders set fulfillment_state = part.state, state = case part.state when 'fulfilled' then 'fulfilled' else 'pending' end
from (
  select line.website_id, line.order_id,
    case when bool_or(line.quantity > line.fulfilled_quantity + line.refunded_quantity)
      then 'partlyFulfilled' else 'fulfilled' end as state
  from order_lines as line
  where exists (
    select from delivered_lines as delivered
    where delivered.website_id = line.website_id and delivered.order_id = line.order_id
  )
  group by line.website_id, line.order_id
) as part
where orders.website_id = part.website_id and orders.order_id = part.order_id;

alter table orders force row level security;
alter table order_lines force row level security;
alter table fulfillments force row level security;
alter table fulfillment_lines force row level security;
alter table download_grants force row level security;
alter table order_downloads force row level security;
alter table gift_cards force row level security;
