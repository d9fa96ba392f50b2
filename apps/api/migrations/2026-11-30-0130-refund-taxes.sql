-- The tax that a refund returned, by rate: of its lines, of the shipping, and contained in other amounts.
alter table refunds add column taxes jsonb not null default '[]';

alter table orders no force row level security;
alter table order_lines no force row level security;
alter table refunds no force row level security;
-- Refunds so far returned the tax of their lines and of the shipping. They keep it, split like the tax of the order.
with rate as (
  select orders.website_id, orders.order_id, coalesce(step ->> 'detail', '') as name, step -> 'ratePercent' as rate_percent,
    sum((step ->> 'amountCents')::bigint) as cents
  from orders
  cross join jsonb_array_elements(orders.trace) as step
  where step ->> 'rule' in ('tax', 'taxIncluded') and (step ->> 'amountCents')::bigint > 0
  group by 1, 2, 3, 4
), returned as (
  select refunds.website_id, refunds.refund_id, refunds.order_id, refunds.tax_cents + case
    when orders.grand_total_cents > line.total_cents
      then refunds.shipping_cents * (orders.tax_cents - line.tax_cents) / (orders.grand_total_cents - line.total_cents)
    else 0 end as cents
  from refunds
  join orders on orders.website_id = refunds.website_id and orders.order_id = refunds.order_id
  cross join lateral (
    select coalesce(sum(total_cents), 0)::bigint as total_cents, coalesce(sum(tax_cents), 0)::bigint as tax_cents
    from order_lines
    where order_lines.website_id = refunds.website_id and order_lines.order_id = refunds.order_id
  ) as line
), upto as (
  select returned.website_id, returned.refund_id, rate.name, rate.rate_percent, returned.cents as total,
    sum(rate.cents) over up * returned.cents / sum(rate.cents) over whole as upper,
    (sum(rate.cents) over up - rate.cents) * returned.cents / sum(rate.cents) over whole as lower
  from returned
  join rate on rate.website_id = returned.website_id and rate.order_id = returned.order_id
  window whole as (partition by returned.website_id, returned.refund_id),
    up as (partition by returned.website_id, returned.refund_id order by rate.rate_percent, rate.name)
), split as (
  select website_id, refund_id, max(total) as total, jsonb_agg(jsonb_build_object(
    'name', name, 'ratePercent', rate_percent, 'taxCents', (floor(upper) - floor(lower))::bigint
  ) order by rate_percent, name) filter (where floor(upper) > floor(lower)) as taxes
  from upto
  group by website_id, refund_id
)
update refunds set tax_cents = split.total, taxes = coalesce(split.taxes, '[]')
from split
where split.website_id = refunds.website_id and split.refund_id = refunds.refund_id;
-- Orders from before price breakdowns had taxes.
update refunds
set taxes = jsonb_build_array(jsonb_build_object('name', '', 'ratePercent', null, 'taxCents', tax_cents))
where tax_cents > 0 and taxes = '[]';
alter table orders force row level security;
alter table order_lines force row level security;
alter table refunds force row level security;
