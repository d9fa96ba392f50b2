-- `store_settings.value`: shipping has profiles of products with zones of their own. Stores begin without any.
alter table store_settings no force row level security;
update store_settings
set value = jsonb_set(value, '{shipping,profiles}', '[]'::jsonb)
where value ? 'shipping' and not value -> 'shipping' ? 'profiles';
alter table store_settings force row level security;
