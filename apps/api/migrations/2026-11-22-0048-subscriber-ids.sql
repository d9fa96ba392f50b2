-- What a link in a mail names a subscription by: an address in a link would stand in logs and histories.
alter table subscribers
  add column subscriber_id hex_id not null default left(replace(gen_random_uuid()::text, '-', ''), 24);
alter table subscribers alter column subscriber_id drop default;
alter table subscribers add unique (website_id, subscriber_id);
