-- Tax that prices contain and a business does not pay, of the lines. It was part of the discounts before.
alter table orders add column reverse_charge_cents bigint not null default 0 check (reverse_charge_cents >= 0);
alter table order_lines add column reverse_charge_cents bigint not null default 0 check (reverse_charge_cents >= 0);
alter table orders no force row level security;
alter table order_lines no force row level security;
update orders set reverse_charge_cents = -step.cents, discount_cents = discount_cents + step.cents
from (
  select website_id, order_id, (entry ->> 'amountCents')::bigint as cents
  from orders, jsonb_array_elements(trace) as entry
  where entry ->> 'rule' = 'reverseCharge'
) as step
where step.website_id = orders.website_id and step.order_id = orders.order_id and step.cents < 0;
update order_lines set reverse_charge_cents = -step.cents, discount_cents = discount_cents + step.cents
from (
  select website_id, order_id, part.key as entry_id, part.value::bigint as cents
  from orders, jsonb_array_elements(trace) as entry, jsonb_each_text(entry -> 'lines') as part
  where entry ->> 'rule' = 'reverseCharge'
) as step
where step.website_id = order_lines.website_id and step.order_id = order_lines.order_id
  and step.entry_id = order_lines.entry_id and step.cents < 0;
alter table orders force row level security;
alter table order_lines force row level security;
