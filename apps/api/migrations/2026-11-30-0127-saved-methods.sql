-- The cards that buyers saved at the provider of test cards. They are charged long after their attempts were removed.
create table test_card_methods (
  website_id hex_id not null references websites on delete cascade,
  saved_method text not null,
  behavior text not null check (
    behavior in (
      'succeeds', 'needsSecondStep', 'alwaysNeedsSecondStep', 'respondsLate', 'refundFails', 'refundRespondsLate'
    )
  ),
  is_forgotten boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, saved_method)
);
select protect_tenant_table('test_card_methods');

alter table test_card_attempts
  -- The card that the attempt saved.
  add column saved_method text,
  -- Null if the bank declined the card, or if the attempt was not declined.
  add column decline_reason text;
