-- Tries of a password, by a keyed hash of whom they are for: an address, with or without an account, and beside it
-- each browser that logged in before. They belong to no website, so no tenant key leads them.
create table login_attempts (
  key_hash bytea primary key,
  tries integer not null check (tries between 0 and 10),
  last_at timestamptz(3) not null,
  -- Until then the next try is refused.
  next_at timestamptz(3) not null
);
create index login_attempts_by_time on login_attempts (last_at);

grant select, insert, update, delete on login_attempts to sw_lookup;
