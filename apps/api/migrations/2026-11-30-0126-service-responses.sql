-- Responses of the services that stores ask, by the SHA-256 of the request. Carts with the same content and destination
-- share them.
create table service_responses (
  website_id hex_id not null references websites on delete cascade,
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  -- What was read from the response. Null if the service never responded.
  content jsonb,
  fetched_at timestamptz(3),
  -- Later than `fetched_at` if the service did not respond when it was last asked.
  asked_at timestamptz(3) not null,
  primary key (website_id, request_hash),
  check ((content is null) = (fetched_at is null))
);
create index service_responses_by_age on service_responses (website_id, asked_at);
select protect_tenant_table('service_responses');

-- `store_settings.value`: shipping has rate services. Stores begin without any.
alter table store_settings no force row level security;
update store_settings
set value = jsonb_set(value, '{shipping,rateServices}', '[]'::jsonb)
where value ? 'shipping' and not value -> 'shipping' ? 'rateServices';
alter table store_settings force row level security;
