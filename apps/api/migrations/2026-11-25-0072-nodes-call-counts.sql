-- Calls that are limited, counted for all servers together, by a keyed hash of the limit and of whom it is for. What is
-- lost in a crash is a minute's counting, so nothing of it is written ahead.
create unlogged table call_counts (
  key_hash bytea primary key,
  -- When calls were recorded, oldest first, within the window of the limit; and how many each time.
  recorded_at timestamptz(3)[] not null,
  calls integer[] not null,
  expires_at timestamptz(3) not null
);
create index call_counts_by_time on call_counts (expires_at);

grant select, insert, update, delete on call_counts to sw_lookup;
