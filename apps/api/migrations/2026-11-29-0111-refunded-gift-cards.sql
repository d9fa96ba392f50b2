-- Gift cards that a refund of the order that bought them has taken back. They are active again if the refund fails.
create table refund_gift_cards (
  website_id hex_id not null,
  refund_id hex_id not null,
  gift_card_id hex_id not null,
  -- The balance that was taken from the card.
  amount_cents bigint not null check (amount_cents > 0),
  was_active boolean not null,
  primary key (website_id, refund_id, gift_card_id),
  foreign key (website_id, refund_id) references refunds (website_id, refund_id) on delete cascade,
  foreign key (website_id, gift_card_id) references gift_cards (website_id, gift_card_id) on delete cascade
);
create index refund_gift_cards_of_card on refund_gift_cards (website_id, gift_card_id);
select protect_tenant_table('refund_gift_cards');
