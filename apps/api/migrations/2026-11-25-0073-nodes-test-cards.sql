-- What the provider of test cards knows of its payments. A real one keeps its own records elsewhere; this one has them
-- here, so that every server of a deployment asks the same provider.
create table test_card_attempts (
  website_id hex_id not null references websites on delete cascade,
  attempt_id hex_id not null,
  state text not null check (state in ('captured', 'declined', 'actionRequired', 'late')),
  reference text not null,
  -- What the second step shows; null when the attempt was stopped before it arrived.
  step jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, attempt_id),
  unique (website_id, reference)
);
select protect_tenant_table('test_card_attempts');
