-- People who have an account on one website; the same address on two websites is two accounts.
create table members (
  website_id hex_id not null references websites on delete cascade,
  member_id hex_id not null,
  email text not null check (email = lower(email)),
  display_name text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, member_id),
  unique (website_id, email)
);
select protect_tenant_table('members');
