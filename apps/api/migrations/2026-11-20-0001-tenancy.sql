-- Roles, ids, and the wall between websites.
--
-- A table of tenants' rows is made in two steps, and `schema tenancy` refuses one that skipped the second:
--
--   create table pages (
--     website_id hex_id not null,
--     id hex_id not null,
--     primary key (website_id, id)
--   );
--   select protect_tenant_table('pages');
--
-- A global table (hosts, accounts, sessions) is granted by hand: `grant select on domains to sw_lookup`.
--
-- A migration that changes rows of every website lifts the wall for its own transaction, and raises it again:
--
--   alter table pages no force row level security;
--   update pages set …;
--   alter table pages force row level security;

-- Roles belong to the whole cluster: another of its databases may have made them, or may be making them now.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['sw_owner', 'sw_app', 'sw_lookup'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
  if exists (
    select from pg_roles
    where rolname in ('sw_app', 'sw_lookup') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
  ) then
    raise exception 'The roles sw_app and sw_lookup must be without superuser, bypassrls, createrole and createdb.';
  end if;
end
$$;

-- The login role takes these on for one transaction at a time. It needs no more than createrole and to own the
-- database; where another login made the roles, that one grants them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['sw_owner', 'sw_app', 'sw_lookup'] loop
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
  execute format('grant create on database %I to sw_owner', current_database());
end
$$;

grant usage, create on schema public to sw_owner;
grant usage on schema public to sw_app, sw_lookup;

set local role sw_owner;

-- 24 hexadecimal characters: 40 bits of time, 56 of random.
create domain hex_id as text constraint hex_id_form check (value ~ '^[0-9a-f]{24}$');

-- The website of the transaction, null outside of one. After a first transaction the setting is '' instead of unset.
create function app_website_id() returns text
language sql stable parallel safe
return nullif(current_setting('app.website_id', true), '');

-- Who acts in the transaction; null for a visitor and for the product itself.
create function app_actor_id() returns text
language sql stable parallel safe
return nullif(current_setting('app.actor_id', true), '');

-- Shows and accepts rows of the transaction's website only, to the owner of the table as well. The inner select is
-- computed once per statement, so that the index on website_id serves it.
create function protect_tenant_table(tenant_table regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', tenant_table);
  execute format(
    'create policy tenant on %s'
    ' using (website_id = (select app_website_id()))'
    ' with check (website_id = (select app_website_id()))',
    tenant_table
  );
  execute format('grant select, insert, update, delete on %s to sw_app', tenant_table);
end
$$;
