-- Payments that buyers dispute at their bank, in the state that the provider reported last.
create table payment_disputes (
  website_id hex_id not null,
  provider text not null,
  dispute_id text not null,
  order_id hex_id not null,
  attempt_id hex_id not null,
  amount_cents bigint not null,
  currency text not null,
  reason text not null,
  status text not null,
  -- Until when the owner can answer.
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (website_id, provider, dispute_id),
  foreign key (website_id, order_id) references orders (website_id, order_id) on delete cascade
);
create index payment_disputes_of_order on payment_disputes (website_id, order_id);
select protect_tenant_table('payment_disputes');
