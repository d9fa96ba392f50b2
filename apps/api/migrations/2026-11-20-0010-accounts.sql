-- Owners' and collaborators' accounts. They belong to no website, so no tenant key leads them.
create table accounts (
  account_id hex_id primary key,
  email text not null unique check (email = lower(email)),
  display_name text not null,
  password_hash text not null,
  created_at timestamptz(3) not null default now()
);

-- Only the hash of a session's id is kept: who reads this table cannot log in with it.
create table sessions (
  id_hash bytea primary key,
  account_id hex_id not null references accounts on delete cascade,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  idle_expires_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  remember boolean not null,
  -- When the password was last given; steps that need a fresh login look here.
  fresh_at timestamptz(3) not null
);
create index sessions_by_account on sessions (account_id);

-- One-use tokens that stand for an account for a moment: sign-in links, and tickets onto a site host.
create table one_time_tokens (
  token_hash bytea primary key,
  account_id hex_id not null references accounts on delete cascade,
  purpose text not null check (purpose in ('signIn', 'presence')),
  payload jsonb not null default '{}',
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

grant select, insert, update, delete on accounts, sessions, one_time_tokens to sw_lookup;
