-- Gift cards. The code is derived from the id with the server's secret and is stored nowhere; it is found by its hash.
create table gift_cards (
  website_id hex_id not null references websites on delete cascade,
  gift_card_id hex_id not null,
  code_hash bytea not null,
  -- The last characters of the code, for lists.
  code_end text not null,
  currency text not null,
  initial_cents bigint not null check (initial_cents > 0),
  -- The sum of the entries. Changes only together with a new entry.
  balance_cents bigint not null check (balance_cents >= 0),
  is_active boolean not null default true,
  expires_at timestamptz(3),
  recipient_name text not null default '',
  recipient_email text not null,
  sender_name text not null default '',
  message text not null default '',
  deliver_at timestamptz(3) not null,
  -- When its mail was queued for the first time.
  delivered_at timestamptz(3),
  -- The piece of an order that it is; null: issued by hand.
  order_id hex_id,
  line_id hex_id,
  piece integer,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, gift_card_id),
  unique (website_id, code_hash),
  -- Each piece is issued once, however often its payment is reported.
  unique (website_id, line_id, piece),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index gift_cards_to_deliver on gift_cards (deliver_at) where delivered_at is null and is_active;
select protect_tenant_table('gift_cards');
-- The job that mails the cards of all websites.
grant select on gift_cards to sw_lookup;
create policy lookup_finds_undelivered on gift_cards for select to sw_lookup using (delivered_at is null and is_active);

-- The ledger of values: rows are added and never changed.
create table gift_card_entries (
  website_id hex_id not null,
  entry_id hex_id not null,
  gift_card_id hex_id not null,
  -- Counts the entries of a card from 1.
  position integer not null check (position > 0),
  kind text not null check (kind in ('issued', 'redeemed', 'released', 'refunded', 'adjusted')),
  amount_cents bigint not null check (amount_cents <> 0),
  -- The balance after this entry.
  balance_cents bigint not null check (balance_cents >= 0),
  order_id hex_id,
  -- An entry with a key is written once, however often it is requested.
  key text,
  reason text not null default '',
  -- The display name of the owner who made the entry.
  author text not null default '',
  created_at timestamptz(3) not null default now(),
  primary key (website_id, entry_id),
  unique (website_id, gift_card_id, position),
  unique (website_id, gift_card_id, key),
  check ((kind in ('redeemed')) = (amount_cents < 0) or kind = 'adjusted'),
  foreign key (website_id, gift_card_id) references gift_cards (website_id, gift_card_id) on delete cascade,
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index gift_card_entries_of_order on gift_card_entries (website_id, order_id) where order_id is not null;
select protect_tenant_table('gift_card_entries');
revoke update, delete on gift_card_entries from sw_app;

-- The cards that pay a cart, in the order of entry.
alter table carts add column gift_cards text[] not null default '{}';
-- What gift cards paid; the rest is charged.
alter table orders add column gift_card_cents bigint not null default 0 check (gift_card_cents >= 0);
