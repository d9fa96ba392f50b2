-- Customers who want no more review requests, by the id that follows from their address. It outlasts the erasure of a
-- customer, because it has no address.
create table review_opt_outs (
  website_id hex_id not null references websites on delete cascade,
  customer_id hex_id not null,
  created_at timestamptz(3) not null,
  primary key (website_id, customer_id)
);
select protect_tenant_table('review_opt_outs');
