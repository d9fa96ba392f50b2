-- When a refund failed that had succeeded before: the bank returned the money. `settled_at` stays when it succeeded.
alter table refunds add column reversed_at timestamptz(3);
alter table refunds add constraint refunds_reversed
  check (reversed_at is null or state = 'failed' and settled_at <= reversed_at);
