-- What a buyer wants of a gift card: amount, recipient, message and delivery date.
alter table cart_entries add column gift_card jsonb;
alter table order_lines add column gift_card jsonb;

-- Gift cards of one variant for several recipients are entries of their own.
alter table cart_entries drop constraint cart_entries_website_id_cart_id_variant_id_key;
create unique index cart_entries_variant on cart_entries (website_id, cart_id, variant_id) where gift_card is null;
create index cart_entries_of_cart on cart_entries (website_id, cart_id);
create index order_lines_of_gift_cards on order_lines (website_id, order_id) where gift_card is not null;
