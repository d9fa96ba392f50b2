-- Filters of lists in the configuration area, saved as tabs. All collaborators who see the list see its tabs.
create table saved_filters (
  website_id hex_id not null references websites on delete cascade,
  filter_id hex_id not null,
  list text not null check (list in ('orders', 'customers')),
  name text not null,
  filter jsonb not null,
  created_at timestamptz(3) not null,
  primary key (website_id, filter_id)
);
-- Two tabs with one name could not be told apart.
create unique index saved_filters_name on saved_filters (website_id, list, lower(name));
select protect_tenant_table('saved_filters');
