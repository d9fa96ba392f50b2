-- What the seller of a service needs to know: fields of the product, and the buyer's answers.
alter table products add column form_fields jsonb not null default '[]';
-- The values by field; null: not answered yet.
alter table cart_entries add column answers jsonb;
-- The answers as texts, with the titles of their fields when the order was placed.
alter table order_lines add column answers jsonb;

-- The same service with other answers is an entry of its own.
drop index cart_entries_variant;
create unique index cart_entries_variant on cart_entries (website_id, cart_id, variant_id)
  where gift_card is null and answers is null;
