-- What was authorized and never captured: it was not sold. Its tax by rate, with the net amount that was taxed.
alter table orders add column uncaptured_cents bigint not null default 0
  check (uncaptured_cents between 0 and grand_total_cents);
alter table orders add column uncaptured_taxes jsonb not null default '[]';

alter table orders no force row level security;
alter table payment_attempts no force row level security;
update orders set uncaptured_cents = attempt.amount_cents - attempt.capture_cents, uncaptured_taxes = coalesce((
  select jsonb_agg(jsonb_build_object(
    'name', coalesce(part.step ->> 'detail', ''), 'ratePercent', part.step -> 'ratePercent', 'taxCents', part.tax_cents,
    'netCents', round(part.tax_cents * 100 / (part.step ->> 'ratePercent')::numeric)::bigint
  ))
  from (
    select step, (step ->> 'amountCents')::bigint * (attempt.amount_cents - attempt.capture_cents)
      / orders.grand_total_cents as tax_cents
    from jsonb_array_elements(orders.trace) as step
    where step ->> 'rule' in ('tax', 'taxIncluded') and (step ->> 'ratePercent')::numeric > 0
  ) as part
), '[]')
from payment_attempts as attempt
where attempt.website_id = orders.website_id and attempt.order_id = orders.order_id and attempt.state = 'captured'
  and attempt.capture_cents < attempt.amount_cents;
alter table orders force row level security;
alter table payment_attempts force row level security;

-- A credit note over what was invoiced and never captured.
alter table invoices add column is_uncaptured boolean not null default false
  check (not is_uncaptured or kind = 'creditNote' and refund_id is null);
drop index invoices_of_cancellation;
create unique index invoices_of_cancellation on invoices (website_id, order_id)
  where kind = 'creditNote' and refund_id is null and not is_uncaptured;
create unique index invoices_of_uncaptured on invoices (website_id, order_id) where is_uncaptured;
