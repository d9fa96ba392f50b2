-- Accounts that wait for their address to be confirmed. Each sign-up leaves a row, also one with an address that has an
-- account: nobody learns from it which has.
create table sign_ups (
  token_hash bytea primary key,
  email text not null check (email = lower(email)),
  display_name text not null,
  password_hash text not null,
  expires_at timestamptz(3) not null
);
create index sign_ups_by_time on sign_ups (expires_at);

-- Mail to owners of accounts, which belongs to no website. A row is gone once its mail has left.
create table account_mails (
  mail_id hex_id primary key,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz(3) not null,
  last_error text,
  created_at timestamptz(3) not null
);
create index account_mails_waiting on account_mails (next_at) where state = 'waiting';

grant select, insert, update, delete on sign_ups, account_mails to sw_lookup;
