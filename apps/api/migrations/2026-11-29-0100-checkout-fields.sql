-- What buyers answered to the custom fields of a checkout, and when they agreed to its terms.
alter table orders add column answers jsonb not null default '[]';
alter table orders add column terms_accepted_at timestamptz(3);
