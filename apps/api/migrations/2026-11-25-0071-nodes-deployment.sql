-- What all servers of a deployment must agree on, in one row. Requests run as sw_app or sw_lookup, and neither may read
-- it: only a server that starts does, and an operator's command.
create table deployment (
  is_only boolean primary key default true check (is_only),
  -- Signs crumbs and links; null where SESSION_SECRET brings it.
  session_secret text check (length(session_secret) >= 32),
  -- Tells one secret from another and gives neither away; null until a server first ran on PostgreSQL.
  secret_fingerprint bytea,
  -- The id that lies in the folder of the files; null until a server first ran on PostgreSQL.
  file_store_id text,
  -- Null: the demo sites were never asked for, or come from before this column.
  demo_state text check (demo_state in ('started', 'finished'))
);
insert into deployment default values;
